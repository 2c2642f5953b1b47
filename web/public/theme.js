// Runs before the first paint: theme, language and calm mode of this device, so that nothing flashes.
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
