/** Sky, hills and two clouds behind a room of the younger ones. */
export const Sky = () => (
  <div className="room-sky" aria-hidden>
    <svg viewBox="0 0 1366 640" preserveAspectRatio="none">
      <path className="far" d="M0 330q200-90 420-30t430-40 516 50v330H0z" />
      <path className="mid" d="M0 400q260-110 560-30t806-30v300H0z" />
      <path className="near" d="M0 470q340-70 700-20t666-10v200H0z" />
    </svg>
    <i className="room-cloud top-[9%] left-[6%]" />
    <i className="room-cloud top-[5%] left-[52%] scale-70" />
  </div>
);
