/** Style of the pages around signing in; the values are those of the product's tokens (light and dark). */
export const PAGE_STYLE = `
:root{color-scheme:light dark;--surface:#fff;--desk:#dfe3e9;--text:#121827;--text-2:#434d5f;--text-3:#5d6779;
--line:#828b9d;--rule:#e0e4ea;--primary:#2341d6;--solid:#2341d6;--solid-hover:#1a32ae;--ring:rgba(35,65,214,.18);--bad:#ae1a36;--bad-soft:#fde7ea;--bad-line:#d2304e;--ok:#04645a;--ok-soft:#d9f4ee}
@media(prefers-color-scheme:dark){.sheet{filter:brightness(.93)}:root{--surface:#141820;--desk:#090b10;--text:#ebeef5;--text-2:#b4bdcc;--text-3:#8d98aa;
--line:#667185;--rule:#262c38;--primary:#90a5ff;--solid:#4663f5;--solid-hover:#3d58e6;--ring:rgba(144,165,255,.24);--bad:#ff8fa0;--bad-soft:#3a141c;--bad-line:#e25570;--ok:#54d3bf;--ok-soft:#0a2c2a}}
*{box-sizing:border-box;margin:0}
body{font:400 14px/20px "Instrument Sans Variable","Segoe UI",system-ui,sans-serif;color:var(--text);background:var(--surface);
min-height:100vh;display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1.05fr);font-variant-numeric:tabular-nums}
main{display:flex;flex-direction:column;padding:32px 48px;min-height:100vh}
.brand{display:inline-flex;align-items:center;gap:10px;font-weight:600;font-size:24px;letter-spacing:-.02em;color:var(--text);text-decoration:none;align-self:flex-start}
form,.card{width:100%;max-width:376px;margin:auto;padding:32px 0 8px}
.card .lead{margin-bottom:22px}
h1{font-size:28px;line-height:34px;font-weight:600;letter-spacing:-.02em}
.lead{margin:6px 0 26px;font-size:15px;line-height:22px;color:var(--text-2)}
label{display:block;font-weight:500;font-size:13px;line-height:18px;margin-bottom:6px}
label span{font-weight:400;color:var(--text-3)}
.field{margin-bottom:16px}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:0 12px}
input{width:100%;height:42px;padding:0 12px;border:1px solid var(--line);border-radius:7px;background:var(--surface);color:var(--text);font:inherit;font-size:15px}
input:focus{outline:0;border-color:var(--primary);box-shadow:0 0 0 3px var(--ring)}
button{width:100%;height:44px;margin-top:10px;border:0;border-radius:7px;background:var(--solid);color:#fff;font:inherit;font-size:15px;font-weight:500;cursor:pointer}
button:hover{background:var(--solid-hover)}
button:focus-visible,a:focus-visible{outline:2px solid var(--primary);outline-offset:2px}
input[aria-invalid=true]{border-color:var(--bad-line)}
.hint{margin-top:6px;font-size:13px;line-height:18px;color:var(--text-3)}
.notice{margin:0 0 18px;padding:10px 12px;border-radius:7px;background:var(--ok-soft);color:var(--ok)}
.error{margin:0 0 18px;padding:10px 12px;border:1px solid var(--bad-line);border-radius:7px;background:var(--bad-soft);color:var(--bad)}
details,.switch{margin-top:20px;font-size:14px;line-height:20px;color:var(--text-2)}
summary{display:inline-block;cursor:pointer;color:var(--primary);border-radius:4px}
summary:focus-visible{outline:2px solid var(--primary);outline-offset:2px}
details p{margin-top:8px;font-size:13px;line-height:19px}
.way{margin:22px 0 8px;color:var(--text-2)}
.switch a{color:var(--primary)}
.button{display:flex;align-items:center;justify-content:center;min-height:44px;padding:10px 16px;text-align:center;border-radius:7px;background:var(--solid);color:#fff;font-size:15px;font-weight:500;text-decoration:none}
.button:hover{background:var(--solid-hover)}
dl{display:grid;grid-template-columns:auto 1fr;gap:6px 16px;margin:0 0 20px;padding:12px 0;border-block:1px solid var(--rule);font-size:14px}
dt{color:var(--text-3)}dd{margin:0;font-weight:500;overflow-wrap:anywhere}
.desk{background:var(--desk);position:relative;overflow:hidden}
.sheet{position:absolute;left:56px;top:72px;width:620px;box-shadow:0 4px 16px -4px rgba(18,24,39,.14)}
.sheet svg{display:block;width:100%}
.thread{position:absolute;left:308px;top:564px;width:300px;height:160px;overflow:visible;fill:none;stroke:#2341d6;stroke-width:2}
.thread circle{fill:#2341d6;stroke:#fff}
.value{position:absolute;left:24px;top:644px;width:286px;padding:14px 16px;border-radius:12px;background:var(--surface);box-shadow:0 16px 40px -12px rgba(18,24,39,.32)}
.value>div{display:flex;align-items:center;justify-content:space-between;color:var(--text-2)}
.value b{display:block;margin:4px 0;font-size:24px;line-height:32px;font-weight:600;letter-spacing:-.02em}
.value span{padding:2px 8px;border-radius:5px;background:var(--ok-soft);color:var(--ok);font-size:13px;font-weight:500}
.value p{font-size:13px;color:var(--text-3)}
@media(max-width:899px){body{grid-template-columns:1fr}.desk{display:none}main{padding:24px 20px}form,.card{margin:0 auto auto;padding-top:44px}}
@media(prefers-reduced-motion:no-preference){button{transition:background 120ms}}
`;
