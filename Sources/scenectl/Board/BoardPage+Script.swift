extension BoardPage {
    /// What moves the board, finds pictures, and opens what is said of one.
    static let script = #"""
        'use strict';
        const $ = id => document.getElementById(id);
        const stage = $('stage'), world = $('world'), panel = $('panel'), told = $('told');
        const cards = [...document.querySelectorAll('.card')];
        const arrows = [...document.querySelectorAll('.arrow')];
        const links = new Map([...document.querySelectorAll('#list a')].map(a => [a.hash.slice(1), a.parentElement]));
        let x = 0, y = 0, scale = 1, chosen = null;

        function show() {
          world.style.transform = `translate(${x}px,${y}px) scale(${scale})`;
          world.style.setProperty('--scale', scale);
          world.classList.toggle('far', scale < 0.4);
        }
        function box(card) {
          return { left: card.offsetLeft, top: card.offsetTop, width: card.offsetWidth, height: card.offsetHeight };
        }
        function zoom(factor, px = stage.clientWidth / 2, py = stage.clientHeight / 2) {
          const next = Math.min(4, Math.max(0.01, scale * factor));
          x = px - (px - x) * next / scale;
          y = py - (py - y) * next / scale;
          scale = next;
          show();
        }
        function fit(place, most = 1) {
          const w = stage.clientWidth, h = stage.clientHeight;
          scale = Math.max(0.01, Math.min(most, (w - 48) / place.width, (h - 48) / place.height));
          x = w / 2 - (place.left + place.width / 2) * scale;
          y = h / 2 - (place.top + place.height / 2) * scale;
          show();
        }
        function fitAll() { fit({ left: 0, top: 0, width: world.offsetWidth, height: world.offsetHeight }); }

        function choose(card, moves) {
          if (chosen) chosen.classList.remove('on');
          clearSpot();
          chosen = card;
          panel.hidden = !card;
          $('arrows').classList.toggle('dim', !!card);
          for (const a of arrows) {
            a.classList.toggle('on', !!card && (a.dataset.from === card.id || a.dataset.to === card.id));
          }
          if (!card) { history.replaceState(null, '', location.pathname + location.search); return; }
          card.classList.add('on');
          told.replaceChildren(card.querySelector('h3').cloneNode(true), ...card.querySelector('.told').cloneNode(true).childNodes);
          told.firstChild.removeAttribute('id');
          panel.scrollTop = 0;
          history.replaceState(null, '', '#' + card.id);
          if (moves) fit(box(card));
        }
        function clearSpot() { for (const s of document.querySelectorAll('.spot')) s.remove(); }
        function showSpot(at) {
          clearSpot();
          const screen = chosen && chosen.querySelector('.screen.now');
          if (!screen || !at) return;
          const spot = document.createElement('i');
          spot.className = 'spot';
          ['left', 'top', 'width', 'height'].forEach((name, i) => { spot.style[name] = at.split(' ')[i] + 'px'; });
          screen.append(spot);
        }
        // All that is said of a picture, put together when it is first searched.
        const texts = new Map();
        function text(card) {
          if (!texts.has(card)) texts.set(card, card.textContent.toLowerCase());
          return texts.get(card);
        }
        function find() {
          const words = $('find').value.toLowerCase().split(/\s+/).filter(Boolean);
          let count = 0;
          for (const card of cards) {
            const isFound = words.every(word => text(card).includes(word));
            card.classList.toggle('out', !isFound);
            links.get(card.id)?.classList.toggle('out', !isFound);
            if (isFound) count += 1;
          }
          $('count').textContent = words.length ? `${count} of ${cards.length}` : '';
        }

        stage.addEventListener('wheel', event => {
          event.preventDefault();
          const unit = event.deltaMode === 1 ? 16 : 1, area = stage.getBoundingClientRect();
          if (event.ctrlKey || event.metaKey) {
            zoom(Math.exp(-event.deltaY * unit * 0.01), event.clientX - area.left, event.clientY - area.top);
          } else {
            x -= event.deltaX * unit;
            y -= event.deltaY * unit;
            show();
          }
        }, { passive: false });

        const fingers = new Map();
        let wasMoved = false;
        stage.addEventListener('pointerdown', event => {
          if (event.button > 0) return;
          fingers.set(event.pointerId, event);
          wasMoved = false;
        });
        stage.addEventListener('pointermove', event => {
          const last = fingers.get(event.pointerId);
          if (!last) return;
          const dx = event.clientX - last.clientX, dy = event.clientY - last.clientY;
          if (!wasMoved && Math.hypot(dx, dy) < 4) return;
          if (!wasMoved) { wasMoved = true; stage.setPointerCapture(event.pointerId); stage.classList.add('moving'); }
          if (fingers.size === 2) {
            const other = [...fingers].find(([id]) => id !== event.pointerId)[1], area = stage.getBoundingClientRect();
            const before = Math.hypot(last.clientX - other.clientX, last.clientY - other.clientY);
            const after = Math.hypot(event.clientX - other.clientX, event.clientY - other.clientY);
            if (before > 0) zoom(after / before, other.clientX - area.left, other.clientY - area.top);
          } else {
            x += dx;
            y += dy;
            show();
          }
          fingers.set(event.pointerId, event);
        });
        for (const name of ['pointerup', 'pointercancel']) {
          stage.addEventListener(name, event => { fingers.delete(event.pointerId); stage.classList.remove('moving'); });
        }
        stage.addEventListener('click', event => {
          if (wasMoved) { wasMoved = false; return; }
          const card = event.target.closest('.card');
          choose(card, false);
        });
        stage.addEventListener('dblclick', event => {
          const card = event.target.closest('.card');
          if (card) fit(box(card));
        });
        // The browser would scroll to what has the focus; the board moves there instead.
        stage.addEventListener('scroll', () => { stage.scrollTop = 0; stage.scrollLeft = 0; });
        stage.addEventListener('focusin', event => {
          const card = event.target.closest('.card');
          if (card && card.matches(':focus-visible')) fit(box(card));
        });

        for (const part of [$('list'), told]) {
          part.addEventListener('click', event => {
            const link = event.target.closest('a');
            if (!link) return;
            event.preventDefault();
            choose($(link.hash.slice(1)), true);
            // What is said of the scene is read out next.
            panel.focus({ preventScroll: true });
          });
        }
        told.addEventListener('mouseover', event => showSpot(event.target.closest('[data-at]')?.dataset.at));
        told.addEventListener('click', event => showSpot(event.target.closest('[data-at]')?.dataset.at));
        $('find').addEventListener('input', find);
        $('find').addEventListener('keydown', event => {
          if (event.key !== 'Enter') return;
          const first = cards.find(card => !card.classList.contains('out'));
          if (first) choose(first, true);
        });
        $('in').addEventListener('click', () => zoom(1.4));
        $('out').addEventListener('click', () => zoom(1 / 1.4));
        $('fit').addEventListener('click', fitAll);
        $('close').addEventListener('click', () => { const card = chosen; choose(null); card?.focus({ preventScroll: true }); });
        $('look').addEventListener('click', () => {
          const root = document.documentElement.style;
          const isDark = root.colorScheme ? root.colorScheme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
          root.colorScheme = isDark ? 'light' : 'dark';
        });
        document.addEventListener('keydown', event => {
          if (event.key === 'Escape') { choose(null); $('find').value = ''; find(); return; }
          if (event.target.matches('input') || event.ctrlKey || event.metaKey || event.altKey) return;
          const steps = { ArrowLeft: [80, 0], ArrowRight: [-80, 0], ArrowUp: [0, 80], ArrowDown: [0, -80] };
          const step = stage.contains(event.target) && steps[event.key];
          if (step) { x += step[0]; y += step[1]; show(); event.preventDefault(); return; }
          switch (event.key) {
            case '/': $('find').focus(); event.preventDefault(); break;
            case '+': case '=': zoom(1.4); break;
            case '-': zoom(1 / 1.4); break;
            case '0': fitAll(); break;
            case 'Enter': case ' ':
              if (event.target.matches('.card')) { choose(event.target, true); panel.focus(); event.preventDefault(); }
          }
        });
        const start = location.hash && $(location.hash.slice(1));
        fitAll();
        if (start) choose(start, true);
        """#
}
