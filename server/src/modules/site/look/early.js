// Before the first paint: the theme chosen on this device, by the names under which the app keeps it, and that scripts run here.
(function () {
  var root = document.documentElement;
  root.classList.add('js');
  var device = matchMedia('(prefers-color-scheme: dark)');
  var paint = function () {
    var theme = null;
    try {
      theme = localStorage.getItem('theme') || localStorage.getItem('theme-of-family');
    } catch {
      // Nothing is kept here: the device decides.
    }
    root.dataset.theme = theme === 'light' || theme === 'dark' ? theme : device.matches ? 'dark' : 'light';
  };
  paint();
  device.addEventListener('change', paint);
})();
