// Particles, question words and intent words; no stemming.
import { bareWord } from '../stemmers/bare-word.ts';
import type { PackSource } from './language-pack.ts';

export const ja: PackSource = {
  tag: 'ja',
  functionWords: `の は が を に へ と で や も か から まで より ね よ な だ です ます でした ました する した して いる ある なる なっ れる られる この その あの どの これ それ あれ ここ そこ こと もの ため など また および または について による における として という ので のに けど ば て た し`,
  questionWords: `何 なに なぜ いつ どこ 誰 どれ どちら どう どうやって どんな いくら いくつ`,
  qualifiers: `おすすめ 人気 口コミ 評判 レビュー ランキング 購入 安い 格安 最新 無料 新しい 近く 有名`,
  intentWords: {
    informational: `とは, 方法, やり方, 仕方, 使い方, 作り方, 意味, 違い, なぜ, いつ, どこ, 何, 例, 一覧, 種類, 効果, 原因, 症状, 歴史, 書き方, 入門, 初心者, コツ, レシピ, メリット, デメリット`,
    commercial: `おすすめ, 比較, ランキング, 口コミ, 評判, レビュー, 価格, 値段, 料金, 費用, 安い, 格安, 最安値, 相場, 人気`,
    transactional: `購入, 通販, 注文, 割引, セール, クーポン, 予約, 申し込み, レンタル, 見積もり, 販売, 送料無料, 中古, ダウンロード, 無料体験`,
    navigational: `ログイン, 公式, 公式サイト, 問い合わせ, お問い合わせ, 電話番号, 住所, 営業時間, 会社概要, アクセス, 採用, マイページ`,
  },
  stem: bareWord,
};
