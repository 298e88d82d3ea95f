// The style sheet of a static site: one column that reads well, the topic beside it where there is room, two themes, paper.

export const SITE_CSS = `:root{color-scheme:light dark;--page:#fff;--ink:#16191d;--ink-2:#4a5560;--line:#dfe3e7;--tint:#f5f7f8;--accent:#0a5c8f;--sans:system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,"Noto Sans",sans-serif;--serif:Charter,"Bitstream Charter","Sitka Text",Cambria,Georgia,"Noto Serif",serif}
@media (prefers-color-scheme:dark){:root{--page:#14171a;--ink:#e7eaed;--ink-2:#a8b2bb;--line:#30373e;--tint:#1c2126;--accent:#7cc4f2}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-top:1rem}
body{margin:0;background:var(--page);color:var(--ink);font:1.125rem/1.65 var(--serif);overflow-wrap:break-word}
a{color:var(--accent);text-decoration-thickness:.06em;text-underline-offset:.18em}
a:hover{text-decoration-thickness:.12em}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:2px}
.wrap{max-width:72rem;margin:0 auto;padding:0 1.25rem}
.skip{position:absolute;inset-inline-start:1rem;top:-4rem;padding:.5rem 1rem;background:var(--page);border:2px solid var(--accent);font:600 1rem/1.4 var(--sans);z-index:1}
.skip:focus{top:.5rem}
.top{border-bottom:1px solid var(--line);font-family:var(--sans)}
.top .wrap{display:flex;flex-wrap:wrap;align-items:baseline;gap:.25rem 2rem;padding-block:1rem}
.brand{color:var(--ink);font-size:1.125rem;font-weight:700;letter-spacing:-.01em;text-decoration:none}
.top ul{display:flex;flex-wrap:wrap;gap:0 1.25rem;margin:0;padding:0;list-style:none;font-size:.9375rem}
.top li a{display:block;padding:.3rem 0;color:var(--ink-2);text-decoration:none}
.top li a:hover,.brand:hover{color:var(--accent)}
.top li a[aria-current]{color:var(--ink);font-weight:600}
.layout{display:grid;grid-template-columns:minmax(0,1fr);gap:3rem;padding-block:1.75rem 4rem}
main{min-width:0;max-width:44rem}
.trail ol{display:flex;flex-wrap:wrap;margin:0 0 1.5rem;padding:0;list-style:none;color:var(--ink-2);font:.875rem/1.6 var(--sans)}
.trail li+li::before{content:"/";margin:0 .5rem;color:var(--line)}
.trail a{color:inherit}
h1,h2,h3,h4{font-family:var(--sans);line-height:1.2;letter-spacing:-.015em;text-wrap:balance}
h1{margin:0;font-size:clamp(1.875rem,1.4rem + 2.2vw,2.75rem);font-weight:750;letter-spacing:-.025em;line-height:1.12}
h2{margin:2.75rem 0 .75rem;font-size:1.5rem}
h3{margin:2rem 0 .5rem;font-size:1.1875rem}
h4{margin:1.5rem 0 .5rem;font-size:1rem}
.by{margin:.9rem 0 0;color:var(--ink-2);font:.9375rem/1.5 var(--sans)}
.lead{margin:1rem 0 0;color:var(--ink-2);font-size:1.25rem;line-height:1.5}
p,ul,ol,dl,blockquote,pre,figure,.table{margin:0 0 1.15rem}
li{margin:.3rem 0}
.hero{margin:1.75rem 0 0}
.hero img{display:block;width:100%;aspect-ratio:16/9;object-fit:cover;border-radius:.5rem;background:var(--tint)}
.text{margin-top:1.75rem}
.text>:first-child{margin-top:0}
.text img{display:block;max-width:100%;height:auto;margin:1.5rem 0;border-radius:.375rem}
blockquote{margin-inline:0;padding-inline-start:1.25rem;border-inline-start:3px solid var(--accent);color:var(--ink-2)}
pre,code{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:.875em}
code{padding:.1em .3em;border-radius:.25rem;background:var(--tint)}
pre{padding:1rem;overflow:auto;border-radius:.375rem;background:var(--tint);line-height:1.5}
pre code{padding:0;background:none}
hr{margin:2.5rem 0;border:0;border-top:1px solid var(--line)}
.table{overflow-x:auto}
table{width:100%;border-collapse:collapse;font:.9375rem/1.5 var(--sans)}
th,td{padding:.55rem .9rem .55rem 0;border-bottom:1px solid var(--line);text-align:start;vertical-align:top}
th{font-weight:650}
.contents{margin:1.75rem 0 0;padding:1rem 1.25rem;border-radius:.5rem;background:var(--tint);font:.9375rem/1.5 var(--sans)}
.contents summary,.side h2{margin:0 0 .5rem;font-family:var(--sans);color:var(--ink-2);font-size:.875rem;font-weight:650;letter-spacing:0}
.contents summary{cursor:pointer;margin:0}
.contents ol{margin:.5rem 0 0;padding-inline-start:1.25rem}
.contents li{margin:.2rem 0}
.contents a,.side a{color:inherit;text-decoration:none}
.contents a:hover,.side a:hover{color:var(--accent);text-decoration:underline}
.below{margin-top:3rem;border-top:1px solid var(--line)}
.below>h2{margin-top:1.75rem}
.cards{margin:0;padding:0;list-style:none}
.cards>li{margin:0;padding:1rem 0;border-bottom:1px solid var(--line)}
.cards>li:last-child{border-bottom:0}
.cards>li>a,.cards>li>span,.topic h2 a{font:650 1.125rem/1.35 var(--sans);letter-spacing:-.01em;text-decoration:none}
.cards>li>a:hover,.topic h2 a:hover{text-decoration:underline}
.cards p{margin:.3rem 0 0;color:var(--ink-2);font-size:1rem;line-height:1.5}
.cards ul,.topic ul{margin:.5rem 0 0;padding-inline-start:1.15rem;color:var(--ink-2);font:.9375rem/1.5 var(--sans)}
.topics{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,20rem),1fr));gap:0 3rem;margin-top:1rem}
.topic{padding:1.5rem 0;border-top:1px solid var(--line)}
.topic h2{margin:0}
.topic h2 a{font-size:1.375rem}
.topic p{margin:.5rem 0 0;color:var(--ink-2);font-size:1rem;line-height:1.5}
.topic:only-child{grid-column:1/-1}
.topic:only-child>ul{columns:20rem;column-gap:3rem}
.topic li{break-inside:avoid}
.wide{max-width:none}
.wide .cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,20rem),1fr));gap:0 3rem}
.wide .cards>li{border:0}
.notice{margin:1rem 0 0;font-weight:700}
.pager{display:grid;grid-template-columns:1fr 1fr;gap:1.5rem;margin-top:3rem;padding-top:1.5rem;border-top:1px solid var(--line);font:1rem/1.4 var(--sans)}
.pager a{text-decoration:none}
.pager a:hover b{text-decoration:underline}
.pager span{display:block;color:var(--ink-2);font-size:.875rem}
.pager b{font-weight:600}
.pager .next{grid-column:2;text-align:end}
.side{font:.9375rem/1.45 var(--sans)}
.side ul{margin:0;padding:0;list-style:none}
.side ul ul{margin-inline-start:.25rem;padding-inline-start:.85rem;border-inline-start:1px solid var(--line)}
.side li{margin:0}
.side li>a,.side li>span{display:block;padding:.3rem 0;color:var(--ink-2)}
.side [aria-current]{color:var(--ink);font-weight:650}
.side .root>a,.side .root>span{color:var(--ink);font-weight:600}
footer{border-top:1px solid var(--line);color:var(--ink-2);font:.875rem/1.6 var(--sans)}
footer .wrap{display:flex;flex-wrap:wrap;gap:0 1.5rem;padding-block:1.5rem}
footer p{margin:0}
footer a{color:inherit}
@media (min-width:68rem){.layout.has-side{grid-template-columns:minmax(0,1fr) 16rem}.side{position:sticky;top:1.5rem;align-self:start;max-height:calc(100vh - 3rem);overflow-y:auto;overscroll-behavior:contain;padding:.25rem}}
@media (max-width:40rem){body{font-size:1.0625rem}.layout{padding-top:1.25rem}.pager{grid-template-columns:1fr}.pager .next{grid-column:1;text-align:start}}
@media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
@page{margin:18mm 16mm}
@media print{:root{color-scheme:light;--page:#fff;--ink:#000;--ink-2:#333;--line:#bbb;--tint:#f3f3f3;--accent:#000}body{font-size:10.5pt}.skip,.top nav,.side,.pager,.below,.contents,.trail,footer a{display:none}main{max-width:none}.layout{display:block;padding:0}.top{border:0}h1{font-size:22pt}h2{font-size:14pt}h2,h3{break-after:avoid}img,blockquote,pre,tr{break-inside:avoid}.text a[href^="http"]::after{content:" (" attr(href) ")";font-size:.8em;overflow-wrap:anywhere}}
`;
