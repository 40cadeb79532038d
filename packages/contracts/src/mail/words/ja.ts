// Japanese words of delivery notices.
import { reasons } from '../../reason-words/ja.ts'
import type { NoticeWords } from './types.ts'

export const ja: NoticeWords = {
  stop: '。',
  notices: {
    order_confirmed: {
      title: 'ご注文を確認しました',
      message: '{company}が{reference}をお届けします。',
      messageTo: '{company}が{reference}を{street}へお届けします。',
    },
    out_for_delivery: {
      title: 'お荷物の配達に出発しました',
      message: '{company}が{reference}の配達に向かっています。',
      messageTo: '{company}が{reference}を{street}へお届けに向かっています。',
    },
    driver_near: {
      title: 'ドライバーはあと約{duration}で到着します',
      message: '{company}がそちらへ向かっています。',
      messageTo: '{company}が{street}へ向かっています。',
    },
    running_late: {
      title: 'お届けが遅れています',
      message: '{company}による{reference}のお届けが、お約束の時間より遅くなります。',
    },
    driver_arrived: {
      title: 'ドライバーが到着しました',
      message: '{company}が{reference}をお持ちして到着しました。',
    },
    delivered: {
      title: 'お荷物をお届けしました',
      message: '{company}が{reference}をお届けしました。',
      messageTo: '{company}が{reference}を{street}へお届けしました。',
    },
    delivery_failed: {
      title: 'お荷物をお届けできませんでした',
      message: '{company}は{reference}をお届けできませんでした。',
      messageTo: '{company}は{reference}を{street}へお届けできませんでした。',
    },
    feedback_asked: {
      title: 'お届けはいかがでしたか？',
      message: '{reference}のお届けについて、{company}にご感想をお聞かせください。',
    },
    request_received: {
      title: 'ご依頼を受け付けました',
      message: '{company}がご依頼を受け取り、追ってお返事します。まだ注文は確定していません。',
    },
    request_accepted: {
      title: 'ご注文を承りました',
      message: '{company}がご注文{reference}を承りました。',
    },
    request_declined: {
      title: 'ご依頼をお受けできませんでした',
      message: '{company}はご注文をお受けできません。',
    },
  },
  expected: '到着予定：{time}。',
  agreed: 'お約束の時間：{time}。',
  requested: 'ご希望の時間：{time}。',
  reason: '理由：{reason}。',
  proof: '受領証明は、追跡ページでサインインするとご覧になれます。',
  choose: '追跡ページで別の日を選ぶか、{company}にお問い合わせください。',
  reasons,
  text: '{company}：{title} {expected} {link}',
  mail: {
    greeting: '{{user_name}}様',
    reader: 'お客',
    confirmed: '{{company_name}}：ご注文 {{order_reference}} を確認しました',
    received:
      '{{company_name}}がご注文 {{order_reference}} を承りました。お客様へお届けします。{{delivery_window}}',
    track: 'お荷物を追跡',
    number: '追跡番号は {{tracking_number}} です。',
  },
}
