// What the pages in front of the sign-in do beyond reading: all of them can be read without it.
(function () {
  var all = function (selector, root) {
    return [].slice.call((root || document).querySelectorAll(selector));
  };
  var remember = function (store, key, value) {
    try {
      store.setItem(key, value);
    } catch {
      // Nothing can be kept here: the page works as it did.
    }
  };
  var recall = function (store, key) {
    try {
      return store.getItem(key);
    } catch {
      return null;
    }
  };
  var root = document.documentElement;

  // The theme, by the name under which the app keeps it.
  all('[data-theme-switch]').forEach(function (button) {
    button.addEventListener('click', function () {
      root.dataset.theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
      remember(localStorage, 'theme', root.dataset.theme);
    });
  });
  // Whoever chooses a language here is spoken to in it by the app, too.
  all('a[hreflang]').forEach(function (link) {
    link.addEventListener('click', function () {
      remember(localStorage, 'locale', link.hreflang === 'en' ? 'en-US' : 'ru-RU');
    });
  });

  // A friend's code or a promo code goes along to the registration, over as many pages as are read.
  var kept = 'site-code';
  var code = /^\?(friend|promo)=[\w-]{1,40}$/.test(location.search) ? location.search : recall(sessionStorage, kept);
  if (code) {
    remember(sessionStorage, kept, code);
    var withCode = '/registration' + code + '&language=' + document.documentElement.lang;
    all('a[href^="/registration?language="]').forEach(function (link) {
      link.href = withCode;
    });
    all('[data-to^="/registration?language="]').forEach(function (form) {
      form.dataset.to = withCode;
    });
  }

  // Courses by age, teachers by subject.
  var between = function (range, other) {
    var a = range.split('-').map(Number);
    var b = other.split('-').map(Number);
    return a[0] <= (b[1] || b[0]) && b[0] <= (a[1] || a[0]);
  };
  all('[data-filter]').forEach(function (filter) {
    var by = filter.dataset.filter;
    filter.addEventListener('change', function (event) {
      var wanted = event.target.value;
      var shown = 0;
      all('[data-' + by + ']').forEach(function (card) {
        var own = card.dataset[by];
        card.hidden = wanted !== '' && !(by === 'ages' ? between(own, wanted) : own.split(' ').indexOf(wanted) >= 0);
        if (!card.hidden) shown += 1;
      });
      all('[data-none]').forEach(function (none) {
        none.hidden = shown > 0;
      });
    });
  });

  // The form of the first lesson: one question at a time, kept here; at its end a draft of the form of registration (web, kit/draft.tsx).
  all('[data-steps]').forEach(function (form) {
    var steps = all('[data-step]', form);
    var at = 0;
    var mine = 'site-trial';
    var fields = all('[data-field]', form);
    var chosen = function (name) {
      var input = form.querySelector('[name="' + name + '"]:checked');
      return input ? input.value : '';
    };
    var field = function (name) {
      return form.querySelector('[data-field="' + name + '"]').value.trim();
    };
    var show = function (to) {
      at = Math.max(0, Math.min(steps.length - 1, to));
      steps.forEach(function (step, place) {
        step.hidden = place !== at;
      });
      all('.steps i', form).forEach(function (bar, place) {
        bar.classList.toggle('on', place <= at);
      });
      all('[data-now]', form).forEach(function (now) {
        now.textContent = at + 1;
      });
    };
    var suit = function () {
      var age = chosen('years');
      all('[data-suits]', form).forEach(function (option) {
        option.hidden = age !== '' && !between(option.dataset.suits, age);
        var input = option.querySelector('input');
        if (option.hidden && input.checked) form.querySelector('[name=subject][value=any]').checked = true;
      });
    };
    var before = {};
    try {
      before = JSON.parse(recall(sessionStorage, mine) || '{}');
    } catch {
      // Something else lies there.
    }
    ['years', 'subject'].forEach(function (name) {
      // What the page is about goes before what was chosen elsewhere.
      if (name === 'subject' && chosen(name) !== 'any') return;
      var input = before[name] && form.querySelector('[name="' + name + '"][value="' + before[name] + '"]');
      if (input) input.checked = true;
    });
    fields.forEach(function (input) {
      input.value = before[input.dataset.field] || '';
    });
    var keep = function () {
      var answers = { years: chosen('years'), subject: chosen('subject') };
      fields.forEach(function (input) {
        answers[input.dataset.field] = input.value;
      });
      remember(sessionStorage, mine, JSON.stringify(answers));
      suit();
    };
    form.addEventListener('input', keep);
    form.addEventListener('click', function (event) {
      var button = event.target.closest('[data-go]');
      if (!button) return;
      show(at + Number(button.dataset.go));
      steps[at].querySelector('h3').focus();
    });
    form.addEventListener('submit', function (event) {
      event.preventDefault();
      if (at < steps.length - 1) return show(at + 1);
      var values = {};
      var say = function (name, value) {
        if (value) values[name] = [value];
      };
      var reach = field('reach');
      say('firstName', field('name'));
      var isMail = reach.indexOf('@') >= 0;
      say(isMail ? 'email' : 'phone', reach);
      // Who has a phone comes in by its codes.
      if (reach && !isMail) say('way', 'sms');
      if (chosen('years')) say('kid.dob.year', String(new Date().getFullYear() - Number(chosen('years'))));
      if (chosen('subject') !== 'any') say('subject', chosen('subject'));
      say('club', form.dataset.club);
      remember(localStorage, 'draft:guest:registration', JSON.stringify({ at: Date.now(), values: values }));
      location.assign(form.dataset.to);
      return undefined;
    });
    suit();
    form.classList.add('ready');
    show(0);
  });

  // A task that is tried: the school judges, the page stays where it is.
  all('[data-task]').forEach(function (form) {
    var said = form.querySelector('[data-said]');
    form.addEventListener('submit', function (event) {
      event.preventDefault();
      var sent = new URLSearchParams(new FormData(form)).toString();
      fetch(form.action.split('#')[0], {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
        body: sent,
      })
        .then(function (answer) {
          return answer.json();
        })
        .then(function (judged) {
          said.textContent = judged.said;
          said.className = 'note ' + (judged.state === 'right' ? 'good' : 'warn');
        })
        .catch(function () {
          // Without the script's line the browser asks in its own way.
          form.submit();
        });
    });
  });
})();
