// Particles, question words and intent words in both scripts; no stemming.
import { bareWord } from '../stemmers/bare-word.ts';
import type { PackSource } from './language-pack.ts';

export const zh: PackSource = {
  tag: 'zh',
  functionWords: `的 了 和 与 與 或 是 在 有 也 就 都 而 及 着 著 把 被 让 讓 给 給 从 從 到 对 對 于 於 以 为 為 之 其 这 這 那 这个 這個 那个 那個 我 你 您 他 她 它 我们 我們 你们 你們 他们 他們 一个 一個 一 个 個 吗 嗎 呢 吧 啊 得 地 会 會 能 可以 要 很 最`,
  questionWords: `什么 什麼 怎么 怎麼 怎样 怎樣 如何 为什么 為什麼 为何 為何 哪 哪里 哪裡 哪个 哪個 哪些 谁 誰 几 幾 多少 何时 何時`,
  qualifiers: `最好 最佳 推荐 推薦 排名 购买 購買 便宜 评价 評價 口碑 最新 新 免费 免費 热门 熱門 排行榜`,
  intentWords: {
    informational: `什么, 什麼, 怎么, 怎麼, 怎么做, 怎麼做, 如何, 为什么, 為什麼, 哪里, 哪裡, 教程, 方法, 意思, 区别, 區別, 定义, 定義, 指南, 步骤, 步驟, 例子, 原因, 症状, 症狀, 好处, 好處, 历史, 歷史, 技巧, 食谱, 食譜`,
    commercial: `最好, 推荐, 推薦, 排名, 排行, 排行榜, 比较, 比較, 对比, 對比, 评测, 評測, 评价, 評價, 价格, 價格, 价钱, 價錢, 多少钱, 多少錢, 费用, 費用, 便宜, 哪个好, 哪個好, 品牌`,
    transactional: `购买, 購買, 买, 買, 订购, 訂購, 优惠, 優惠, 折扣, 优惠券, 優惠券, 促销, 促銷, 团购, 團購, 预订, 預訂, 预约, 預約, 租, 出租, 下载, 下載, 网购, 網購, 包邮, 二手, 报价, 報價`,
    navigational: `登录, 登錄, 登入, 官网, 官網, 联系, 聯繫, 联系我们, 电话, 電話, 地址, 营业时间, 營業時間, 关于, 關於, 客服, 招聘`,
  },
  stem: bareWord,
};
