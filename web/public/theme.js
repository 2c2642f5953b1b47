// Runs before the first paint: theme, language and calm mode of this device, so that nothing flashes.
(function () {
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
  root.lang = read('locale') === 'en-US' ? 'en' : 'ru';
  if (read('calm') === 'on') root.dataset.calm = 'on';
  if (dark) document.querySelector('meta[name="theme-color"]').content = '#16141f';
})();
