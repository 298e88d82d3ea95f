// The style sheet of the printed plan: two themes on screen, light alone on paper, A4 or Letter.

export const PLAN_CSS = `
:root{color-scheme:light;--page:#fff;--ink:#12181d;--ink-2:#47515a;--ink-3:#5b6670;--line:#dde1e4;--tint:#f3f7f5;--accent:#047857;--soft:#dff5ec;--warn:#8a5300}
@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark;--page:#12181d;--ink:#eef1f3;--ink-2:#c3cad0;--ink-3:#9aa5ae;--line:#323c44;--tint:#1a2229;--accent:#34d399;--soft:#0f3d2f;--warn:#f0b45a}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:15px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;overflow-wrap:break-word}
main{max-width:920px;margin:0 auto;padding:48px 28px 72px}
h1{margin:0;font-size:34px;line-height:1.15;letter-spacing:-.02em;overflow-wrap:anywhere}
h2{margin:52px 0 12px;font-size:22px;line-height:1.25;letter-spacing:-.01em}
h3{margin:0;font-size:17px;line-height:1.3}
p{margin:0 0 12px;max-width:70ch}
a{color:var(--accent)}
.kind{margin:0 0 6px;color:var(--accent);font-weight:600}
.by{margin:10px 0 0;color:var(--ink-3)}
.lead{margin-top:22px;font-size:18px;color:var(--ink-2)}
.facts{display:grid;grid-template-columns:repeat(4,1fr);margin:28px 0 0;padding:0;border-top:2px solid var(--accent);border-bottom:1px solid var(--line)}
.facts div{padding:14px 14px 14px 0}
.facts dt{color:var(--ink-3);font-size:13px}
.facts dd{margin:0;font-size:26px;font-weight:650;letter-spacing:-.02em}
figure{margin:18px 0 0}
figcaption{margin-top:8px;color:var(--ink-2);font-size:14px}
svg{display:block;max-width:100%;height:auto}
svg text{fill:var(--ink-3);font-size:11px}
.grid{stroke:var(--line)}.area{fill:var(--soft)}.line{fill:none;stroke:var(--accent);stroke-width:2}.mark{stroke:var(--accent);stroke-dasharray:3 3}.dot{fill:var(--accent)}
table{width:100%;border-collapse:collapse;font-size:14px}
th{padding:6px 10px 6px 0;border-bottom:1px solid var(--ink-3);color:var(--ink-3);font-size:12px;font-weight:600;text-align:left;vertical-align:bottom}
td{padding:7px 10px 7px 0;overflow-wrap:break-word;border-bottom:1px solid var(--line);vertical-align:top}
.n{padding-right:0;padding-left:12px;text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
.i{padding-left:18px}
td.i{color:var(--ink-2);font-size:13px}
.bar{display:block;height:5px;margin-top:5px;border-radius:3px;background:var(--accent)}
.topic{margin-top:34px}
.topic header{display:flex;justify-content:space-between;align-items:end;gap:16px;padding-bottom:8px;border-bottom:2px solid var(--accent)}
.topic header p{margin:2px 0 0;color:var(--ink-3);font-size:13px}
.topic header svg{flex:none;width:110px;height:34px}
.l1 td{background:var(--tint)}.l1 .t{font-weight:650}
.l2 td:first-child{padding-left:20px}.l3 td:first-child{padding-left:44px}
.l1 td:first-child{padding-left:8px}
.why,.s{display:block;color:var(--ink-3);font-size:12.5px;line-height:1.4}
.s b{font-weight:600;color:var(--ink-2)}
.weak,.proposed{color:var(--warn);font-size:12px;font-weight:600;white-space:nowrap}
.aside{columns:3;column-gap:28px;margin:8px 0 0;padding:0;font-size:12.5px;color:var(--ink-2);list-style:none}
.aside li{padding:1.5px 0;break-inside:avoid}
.aside span{color:var(--ink-3)}
footer{margin-top:56px;padding-top:12px;border-top:1px solid var(--line);color:var(--ink-3);font-size:12.5px}
@media screen and (max-width:640px){svg[width="860"] text{font-size:20px}main{padding:28px 16px 48px}h1{font-size:27px}.facts{grid-template-columns:repeat(2,1fr)}.aside{columns:1}.wide{display:none}}
@page{margin:16mm 15mm}
@media print{
:root{color-scheme:light}
body{font-size:10.5pt;print-color-adjust:exact;-webkit-print-color-adjust:exact}
main{max-width:none;padding:0}
h1{font-size:26pt}h2{margin-top:26pt;font-size:15pt;break-after:avoid}
table{font-size:9.5pt}td.i{font-size:8.5pt}.why,.s,.aside{font-size:8.5pt}
thead{display:table-header-group}
tr,figure,.facts{break-inside:avoid}
.topic header{break-after:avoid;break-inside:avoid}
.l1{break-after:avoid}
.aside{columns:3}.wide{display:table-cell}
footer{break-before:avoid}
}
`;
