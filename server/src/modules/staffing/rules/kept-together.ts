/** Of whom a lesson is (null: of nobody who has others), and what names a proposal. */
interface Reading<Lesson, Proposal> {
  ofWhom(lesson: Lesson): string | null;
  idOf(proposal: Proposal): string;
}

/**
 * Who takes over for good is one teacher for a child, where there is one: of each lesson those stand first who could take most
 * lessons of the same child, and among them the best.
 */
export function keptTogether<Proposal, Lesson extends { proposals: readonly Proposal[] }>(
  lessons: readonly Lesson[],
  { ofWhom, idOf }: Reading<Lesson, Proposal>,
): Array<Omit<Lesson, 'proposals'> & { proposals: Proposal[] }> {
  const could = new Map<string, number>();
  for (const lesson of lessons) {
    for (const it of lesson.proposals) {
      const key = `${ofWhom(lesson)} ${idOf(it)}`;
      could.set(key, (could.get(key) ?? 0) + 1);
    }
  }
  return lessons.map((lesson) => {
    const whom = ofWhom(lesson);
    const howMany = (it: Proposal) => (whom === null ? 0 : (could.get(`${whom} ${idOf(it)}`) ?? 0));
    return { ...lesson, proposals: lesson.proposals.toSorted((one, other) => howMany(other) - howMany(one)) };
  });
}
