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
  var theme = read('theme');
  var dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  // The language chosen here; else the device's, if it is one of ours; Russian is the school's own.
  var chosen = read('locale');
  var spoken = chosen ? [chosen] : navigator.languages;
  var ours = spoken.find(function (language) {
    return /^(ru|be|uk|kk|en)/.test(language);
  });
  root.lang = (ours || 'ru').startsWith('en') ? 'en' : 'ru';
  if (read('calm') === 'on') root.dataset.calm = 'on';
  if (dark) document.querySelector('meta[name="theme-color"]').content = '#16141f';
})();
