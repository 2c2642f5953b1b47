// Runs before the first paint: theme, language and calm mode of this device, so that nothing flashes; then what the page will need is asked for.
(function () {
  // Faults from before anybody hears of them are kept for whoever does.
  window.earlyFaults = [];
  var keep = function (event) {
    var fault = event.error || event.reason || event.detail;
    if (fault && window.earlyFaults && window.earlyFaults.length < 10) window.earlyFaults.push(fault);
  };
  addEventListener('error', keep);
  addEventListener('unhandledrejection', keep);
  addEventListener('school:fault', keep);
  var root = document.documentElement;
  var read = function (name) {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  };
  // The device turns dark in the evening: the page follows at once. What is chosen later, kit/theme.ts paints.
  var device = matchMedia('(prefers-color-scheme: dark)');
  var paint = function () {
    var theme = read('theme') || read('theme-of-family');
    var dark = theme === 'dark' || (theme !== 'light' && device.matches);
    root.dataset.theme = dark ? 'dark' : 'light';
    document.querySelector('meta[name="theme-color"]').content = dark ? '#16141f' : '#fdfaf3';
  };
  paint();
  device.addEventListener('change', paint);
  // The language of the page one comes from, while the tab is open.
  var asked = /[?&]language=(ru|en)(?=&|$)/.exec(location.search);
  var chosen = asked && asked[1];
  try {
    if (asked) sessionStorage.setItem('locale', asked[1]);
    chosen = chosen || read('locale') || sessionStorage.getItem('locale');
  } catch {
    chosen = chosen || null;
  }
  if (asked)
    history.replaceState(
      null,
      '',
      location.pathname + location.search.replace(/([?&])language=..&?/, '$1').replace(/[?&]$/, '') + location.hash,
    );
  // That, or the one chosen here; else the device's, if the school speaks it.
  var offered = (root.dataset.languages || 'ru-RU en-US').split(' ');
  var spoken = chosen ? [chosen] : navigator.languages;
  var ours = spoken.find(function (language) {
    if (chosen) return /^(ru|en)/.test(language);
    return offered.includes(language.startsWith('en') ? 'en-US' : /^(ru|be|uk|kk)/.test(language) ? 'ru-RU' : '');
  });
  root.lang = (ours || offered[0]).startsWith('en') ? 'en' : 'ru';
  if (read('calm') === 'on') root.dataset.calm = 'on';
})();

// Asks for what the first page needs while the app itself is still on its way: on a slow line that saves a second. The
// server says by a header whether somebody is signed in (`Server-Timing: session`); the cookie itself no script can read.
// Whoever is not needs something only to sign in.
(function () {
  // A stylesheet that did not come is asked for again: React asks once, and its promise rejects with the event.
  addEventListener(
    'error',
    function (event) {
      var link = event.target;
      if (!link || link.rel !== 'stylesheet') return;
      var tries = Number(link.dataset.tries || 0) + 1;
      if (tries > 5) return;
      var again = function () {
        var next = link.cloneNode();
        next.dataset.tries = tries;
        link.after(next);
      };
      if (navigator.onLine) setTimeout(again, 1000 * tries);
      else addEventListener('online', again, { once: true });
    },
    true,
  );
  addEventListener('unhandledrejection', function (event) {
    var lost = event.reason && event.reason.target;
    if (lost && lost.rel === 'stylesheet') event.preventDefault();
  });
  var navigation = performance.getEntriesByType('navigation')[0];
  var isKnown = ((navigation && navigation.serverTiming) || []).some(function (entry) {
    return entry.name === 'session';
  });
  var root = document.documentElement;
  var base = root.dataset.base || '';
  var path = location.pathname;
  if (!isKnown && path !== '/login') return;
  var kid = /^\/kids\/[\w-]{36}(?=$|\/)/.exec(path);
  var isStaffs = /^\/(teacher|manager)/.test(path);
  try {
    // Who was here last (src/api/session.ts): staff that open the school by its name are led on to their own page.
    isStaffs = isStaffs || localStorage.getItem('is-staff') === '1';
  } catch {
    // Nothing is kept here: then a family is thought of.
  }
  // The room of a lesson knows its child by itself.
  var room = /^\/kids\/[\w-]{36}\/room\/([\w-]{36})$/.exec(path);
  var isHome = (path === '/' && !isStaffs) || (kid && path === kid[0]);
  var calls = ['/user/session'];
  if (!isKnown) calls.push('/auth/social', '/auth/pictures');
  else {
    if (room) calls.push('/lesson-room/' + room[1]);
    else if (kid) calls.push(kid[0], kid[0] + '/courses');
    if (!isStaffs && (!kid || isHome)) calls.push('/user');
    if (isHome || path === '/schedule') calls.push('/events');
    if (isHome) calls.push(kid ? kid[0] + '/rewards' : '/user/banner');
  }
  // Taken by the first call of that address (src/api/early.ts); what nobody takes is forgotten.
  var early = (window.early = {});
  var ask = function (call) {
    return (early[base + '/api' + call] = fetch(base + '/api' + call, {
      credentials: 'include',
      headers: { accept: 'application/json', 'accept-language': root.lang === 'en' ? 'en-US' : 'ru-RU', 'x-requested-with': 'chip' },
    })
      .then(function (answer) {
        // Read to its end, also when nobody takes it: an answer that is left lying keeps its connection.
        return answer.blob().then(function (body) {
          return new Response(body, { status: answer.status, headers: answer.headers });
        });
      })
      .catch(function () {}));
  };
  var asked = calls.map(ask);
  // A child's first page stands on the way through one course, most often the first with something to do (areas/kid/home/main-course.ts).
  if (kid && isHome)
    asked[calls.indexOf(kid[0] + '/courses')]
      .then(function (answer) {
        return answer.clone().json();
      })
      .then(function (answer) {
        var own = answer.courses.filter(function (course) {
          return !course.isDisabled;
        });
        var main =
          own.find(function (course) {
            return course.currentTask;
          }) || own[0];
        if (main) void ask(kid[0] + '/courses/' + main.courseCode);
      })
      .catch(function () {});
})();
