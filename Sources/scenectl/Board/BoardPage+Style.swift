extension BoardPage {
    /// The look of the page, light or dark as the reader's system is.
    static let style = """
        :root { color-scheme: light dark; --back: light-dark(#e9e9ee, #1b1b1e); --plain: light-dark(#fff, #2a2a2e);
          --ink: light-dark(#1c1c1e, #f2f2f7); --faint: light-dark(#5c5c63, #a6a6ad); --line: light-dark(#d1d1d6, #48484a);
          --blue: light-dark(#0060df, #5aa9ff); --red: light-dark(#c40f1a, #ff6961); --orange: light-dark(#9a5200, #ffb340);
          --green: light-dark(#1a7f37, #4cd964); }
        * { box-sizing: border-box; }
        html, body { height: 100%; margin: 0; }
        body { display: grid; grid: auto 1fr / 250px 1fr auto; grid-template-areas: "head head head" "list stage panel";
          font: 14px/1.4 -apple-system, system-ui, sans-serif; color: var(--ink); background: var(--back); }
        header { grid-area: head; display: flex; gap: 16px; align-items: center; padding: 8px 16px; background: var(--plain);
          border-bottom: 1px solid var(--line); flex-wrap: wrap; }
        h1 { font-size: 16px; margin: 0; } header p { margin: 0; color: var(--faint); }
        .tools { margin-left: auto; display: flex; gap: 4px; }
        button, input { font: inherit; color: inherit; background: var(--back); border: 1px solid var(--line);
          border-radius: 6px; padding: 4px 10px; }
        :focus-visible { outline: 2px solid var(--blue); outline-offset: 2px; }
        nav { grid-area: list; overflow: auto; padding: 8px 16px; background: var(--plain); border-right: 1px solid var(--line); }
        nav h2 { font-size: 13px; margin: 12px 0 4px; overflow-wrap: anywhere; } nav ul { list-style: none; padding: 0; margin: 0; }
        nav li { padding: 3px 0; overflow-wrap: anywhere; } a { color: var(--blue); text-decoration: none; }
        small { color: var(--faint); font-weight: normal; }
        b.error, b.removed, .findings .error b { color: var(--red); } b.warning, b.changed, .findings .warning b { color: var(--orange); }
        b.added { color: var(--green); } h3 b, nav b { font-size: 12px; }
        #stage { grid-area: stage; position: relative; overflow: hidden; touch-action: none; cursor: grab; min-height: 0; user-select: none; -webkit-user-select: none; }
        #stage.moving { cursor: grabbing; }
        #world { position: absolute; transform-origin: 0 0; }
        #arrows { position: absolute; inset: 0; pointer-events: none; overflow: visible; z-index: 2; }
        .arrow path { fill: none; stroke: var(--blue); stroke-width: 1.5; opacity: .6; vector-effect: non-scaling-stroke; } .arrow circle, marker path { fill: var(--blue); }
        .arrow.contained path { stroke-dasharray: 5 4; } .arrow text { font-size: 12px; fill: var(--blue);
          paint-order: stroke; stroke: var(--back); stroke-width: 4px; }
        .arrow.on path { stroke-width: 3; opacity: 1; } .dim .arrow:not(.on) { opacity: .15; }
        .file { position: absolute; margin: 0; font-size: clamp(26px, calc(13px / var(--scale)), 60px); line-height: 1; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
        .card { position: absolute; border-radius: 8px; cursor: pointer; contain: style; }
        .card h3 { margin: 0; position: absolute; left: 0; right: 0; top: 0; height: 48px; display: flex; flex-direction: column; justify-content: flex-end; }
        .card h3 span { font-size: clamp(15px, calc(11px / var(--scale)), 48px); line-height: 1.3; }
        .card h3 span, .card h3 small { overflow: hidden; white-space: nowrap; text-overflow: ellipsis; flex: none; }
        .far .card h3 small, .far .arrow:not(.on) text { display: none; }
        .card.plain { border: 1px dashed var(--line); background: var(--plain); } .card.plain h3 { top: 6px; left: 10px; right: 10px; }
        .far .card.plain h3 span { overflow: visible; } .card.on:focus-visible { outline: none; }
        .screens { position: absolute; top: 52px; left: 0; display: flex; gap: 16px; }
        .screen { position: relative; flex: none; background: light-dark(#fff, #000); box-shadow: 0 1px 6px #0005; }
        .screen.old { opacity: .75; outline: 2px dashed var(--orange); } .screen svg { display: block; }
        .card.same:not(.on) { opacity: .45; } .card.added .screen { outline: 3px solid var(--green); }
        .card.removed .screen { outline: 3px dashed var(--red); opacity: .6; } .card.changed .now { outline: 3px solid var(--orange); }
        .card.snapshot .screen { box-shadow: 0 0 0 1px var(--line); }
        .card.on .screens, .card.on.plain { outline: 3px solid var(--blue); outline-offset: 4px; }
        .card.out { opacity: .15; } nav li.out { display: none; }
        .mark, .spot { position: absolute; pointer-events: none; border: 2px solid var(--red); border-radius: 4px; background: #ff3b3022; }
        .mark.warning { border-color: var(--orange); background: #ff950022; } .spot { border-color: var(--blue); background: #007aff33; }
        aside { grid-area: panel; width: 420px; overflow: auto; padding: 12px 16px; background: var(--plain); border-left: 1px solid var(--line); }
        aside h3 { margin: 0 40px 8px 0; } aside h3 small { display: block; } aside h4 { margin: 16px 0 4px; } #close { float: right; }
        aside table { border-collapse: collapse; width: 100%; } th { text-align: left; font-weight: 600; vertical-align: top; }
        th, td { padding: 2px 8px 2px 0; overflow-wrap: anywhere; } [data-at] { cursor: pointer; } [data-at]:hover { background: #007aff22; }
        aside pre { font: 11px/1.25 ui-monospace, Menlo, monospace; overflow: auto; margin: 0; padding: 8px; background: var(--back); border-radius: 6px; }
        ins { color: var(--green); text-decoration: none; } del { color: var(--red); text-decoration: none; }
        .findings { padding: 0; list-style: none; } .speech, aside ol { padding-left: 24px; margin: 0; }
        @media (max-width: 800px) { body { grid-template-columns: 1fr; grid-template-areas: "head" "stage"; } nav { display: none; }
          aside { position: fixed; inset: auto 0 0; width: auto; max-height: 60%; z-index: 3; } }
        """
}
