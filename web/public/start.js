// Watches over the start of the app: says kindly that it is slow, and offers another try when it does not come (docs/rules/pages.md#slow-start).
(function () {
  /** Milliseconds after which it is called slow, and after which it has failed: the script load limit of 120 seconds. */
  var slow = 10000;
  var limit = 120000;
  var root = document.getElementById('root');
  var splash = root.querySelector('.splash');
  var isUp = function () {
    return splash.isConnected;
  };
  var show = function (names) {
    if (!isUp()) return;
    splash.querySelectorAll('[data-start]').forEach(function (part) {
      part.hidden = names.indexOf(part.dataset.start) < 0 || part.lang !== document.documentElement.lang;
    });
  };
  var hasFailed = false;
  var failed = function () {
    hasFailed = true;
    show(['failed', 'again']);
  };
  // Nothing is on the screen that could be lost: with the connection the school comes by itself.
  addEventListener('online', function () {
    if (hasFailed && isUp()) location.reload();
  });
  splash.querySelectorAll('button').forEach(function (button) {
    button.addEventListener('click', function () {
      location.reload();
    });
  });
  setTimeout(show, slow, ['slow', 'again']);
  setTimeout(failed, limit);
  // A script that cannot be had, and a start that gives up, need not be waited for.
  addEventListener(
    'error',
    function (event) {
      if (event.target instanceof HTMLScriptElement && event.target.type === 'module') failed();
    },
    true,
  );
  addEventListener('unhandledrejection', failed);
  // The app has gone from the page altogether: better a way on than an empty screen.
  new MutationObserver(function () {
    if (root.childElementCount > 0) return;
    setTimeout(function () {
      if (root.childElementCount > 0) return;
      root.append(splash);
      failed();
    }, 1000);
  }).observe(root, { childList: true });
  // The browser offers the app for the home screen before the app is ready to hear of it; the app asks at a good moment.
  addEventListener('beforeinstallprompt', function (event) {
    event.preventDefault();
    window.installPrompt = event;
    dispatchEvent(new Event('installable'));
  });
})();
