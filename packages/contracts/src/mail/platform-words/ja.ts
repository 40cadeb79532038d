// Japanese words of the platform's own mails.
import type { PlatformMailWords } from './types.ts'

const OR_CODE = 'または、コード {{code}} を入力してください。'
const NOT_YOU = 'お心当たりがない場合は、このメールを無視してください。'
const PAID = 'ここ数日のうちにお支払い済みの場合は、このメールを無視してください。'
const INVOICES = '請求書を開く'

export const ja: PlatformMailWords = {
  greeting: '{{user_name}}様',
  reader: 'ご利用者',
  values: {
    member: 'メンバー',
    roles: { admin: '管理者', dispatcher: '配車担当', viewer: '閲覧者', driver: 'ドライバー' },
    trialEnd: '{day}',
    unpaid: '請求書が {days} 日を超えて未払いです',
    ticket: '内容の確認と返信はこちら：',
  },
  mails: {
    password_reset: {
      subject: 'パスワードの再設定',
      before: ['お使いのアカウントで新しいパスワードの設定が求められました。'],
      button: '新しいパスワードを設定',
      after: ['リンクの有効期限は {{expiry_hours}} 時間で、1 回だけ使えます。', OR_CODE, NOT_YOU],
    },
    welcome: {
      subject: '{{product_name}}へようこそ',
      before: [
        '{{trial_company}}のお試し期間は {{trial_days}} 日間です。カードは必要ありません。',
        '注文リストを取り込んで最適化すると、明日の様子を前もって確認できます。',
      ],
      button: 'ダッシュボードを開く',
    },
    email_confirmation: {
      subject: 'メールアドレスの確認',
      before: ['このアドレスがご自分のものであることを確認してください。'],
      button: 'メールアドレスを確認',
      after: [OR_CODE, NOT_YOU],
    },
    invitation: {
      subject: '{{inviting_company}}からの招待',
      before: ['{{inviting_company}}から{{product_name}}への招待が届きました。役割：{{role_name}}'],
      button: '招待を承諾',
      after: [
        'リンクは 1 回だけ使えます。有効期間：{{expires_in}}',
        '招待した人に心当たりがない場合は、このメールを無視してください。',
      ],
    },
    magic_link: {
      subject: 'サインイン用リンク',
      heading: 'サインイン',
      before: ['このリンクでサインインできます。使えるのは 1 回だけです。'],
      button: 'サインイン',
      after: [OR_CODE, NOT_YOU],
    },
    email_change: {
      subject: '新しいメールアドレスの確認',
      before: ['アカウントの新しいメールアドレスを確認してください。'],
      button: 'メールアドレスを確認',
      after: [OR_CODE, NOT_YOU],
    },
    confirmation_code: {
      subject: '確認コード',
      before: ['続けるには、次のコードを入力してください：{{code}}'],
      after: [NOT_YOU],
    },
    account_exists: {
      subject: '{{product_name}}のアカウントはすでにあります',
      before: [
        'このアドレスでお試しの申し込みがありましたが、すでにアカウントがあります。サインインするか、「パスワードをお忘れですか？」から新しいパスワードを設定してください。',
      ],
      button: 'サインイン',
      after: [NOT_YOU],
    },
    passkey_added: {
      subject: '{{product_name}}のアカウントにパスキーが追加されました',
      heading: 'アカウントにパスキーが追加されました',
      before: [
        'パスキー「{{passkey_name}}」が追加されました（{{added_at}}）。これを持つ人は、あなたとしてサインインできます。',
      ],
      button: 'パスキーを見る',
      after: [
        'お心当たりがない場合は、そこで削除し、ほかのセッションを終了して、新しいパスワードを設定してください。',
      ],
    },
    passwords_refused: {
      subject: '{{product_name}}のパスワードを推測しようとする人がいます',
      heading: 'パスワードを推測しようとする人がいます',
      before: [
        'この 1 日に、サインインしたことのない場所からアカウントに入力された誤ったパスワードは {{tries}} 件です。アカウントは安全です。明日まで、そうした場所からのパスワードは受け付けません。',
        '以前サインインした場所からは、いつもどおりサインインできます。それ以外の場所では「パスワードをお忘れですか？」またはサインイン用リンクをお使いください。',
      ],
      button: 'サインインの記録を確認',
      after: ['まだの場合は、そこで 2 段階目を有効にしてください。'],
    },
    contact_message: {
      subject: 'お問い合わせ（{{topic}}）：{{sender_name}}',
      heading: '新しいお問い合わせ',
      before: [
        '差出人：{{sender_name}} <{{sender_email}}>',
        '会社：{{sender_company}}',
        '電話：{{sender_phone}}',
        '{{message}}',
      ],
    },
    trial_ending: {
      subject: 'お試しは{{trial_end}}に終了します',
      before: [
        '終了後も{{customer_company}}はすべての閲覧と書き出しができます。取り込み、計画、送信は、プランを選ぶまで使えません。',
      ],
      button: 'プランを選ぶ',
    },
    trial_ended: {
      subject: 'お試しが終了しました',
      before: [
        '{{customer_company}}のお試しは終了しました。作成したものは残り、走行中のルートは最後まで続きます。',
      ],
      button: 'プランを選ぶ',
    },
    invoice_issued: {
      subject: '請求書 {{invoice_number}}：{{amount}}',
      heading: '請求書 {{invoice_number}}',
      before: [
        '{{customer_company}}宛ての請求書 {{invoice_number}}（{{amount}}）を添付します。お支払い期限は{{due_date}}です。',
        '{{payment_instructions}}',
      ],
      button: INVOICES,
    },
    payment_reminder: {
      subject: 'お支払いのご確認：請求書 {{invoice_number}}（期限 {{due_date}}）',
      heading: '請求書 {{invoice_number}} の期限が過ぎています',
      before: [
        '{{customer_company}}宛ての請求書 {{invoice_number}}（{{amount}}）は{{due_date}}が期限でしたが、まだお支払いが確認できません。',
        '{{payment_instructions}}',
      ],
      button: INVOICES,
      after: [PAID],
    },
    payment_final_notice: {
      subject: '最終のお知らせ：請求書 {{invoice_number}}',
      heading: '請求書 {{invoice_number}} は未払いのままです',
      before: [
        '{{customer_company}}宛ての請求書 {{invoice_number}} について、すでにお知らせしました。{{due_date}}が期限の {{amount}} はまだ届いていません。',
        'お支払いがない場合、{{customer_company}}の利用は{{suspension_date}}に停止されます。その後も閲覧と書き出しはできますが、取り込み、計画、送信はできません。',
        '{{payment_instructions}}',
      ],
      button: INVOICES,
      after: [PAID],
    },
    credit_note_issued: {
      subject: '返金明細 {{credit_note_number}}（請求書 {{invoice_number}}）',
      heading: '返金明細 {{credit_note_number}}',
      before: [
        '請求書 {{invoice_number}} について、{{customer_company}}に {{amount}} を返金します。',
        '理由：{{reason}}',
      ],
      button: INVOICES,
    },
    payment_received: {
      subject: 'ご入金を確認しました：請求書 {{invoice_number}}',
      heading: 'お支払いありがとうございます',
      before: [
        '{{customer_company}}宛ての請求書 {{invoice_number}}（期限 {{due_date}}）について、{{amount}} を受領しました。',
        'ご利用中のプラン：{{plan_name}}',
      ],
    },
    company_suspended: {
      subject: '{{customer_company}}の利用は停止中です',
      before: [
        '理由：{{reason}}',
        'すべての閲覧と書き出しができ、走行中のルートは最後まで続きます。取り込み、計画、送信はできません。',
      ],
      button: 'プランと請求書',
    },
    company_resumed: {
      subject: '{{customer_company}}の利用を再開できます',
      before: ['停止は解除されました。これまでどおり取り込み、計画、送信ができます。'],
      button: 'ダッシュボードを開く',
    },
    company_closed: {
      subject: '{{customer_company}}は閉鎖されました',
      before: [
        'メンバーはもう開けません。配車済みのルートは最後まで走行し、受取人は引き続き追跡できます。',
        '管理者はサインインすると、{{delete_day}}までデータを書き出せます。その後、注文、人、車両、ファイルは削除され、請求書は残ります。',
        '間違いの場合は、その日までにご連絡ください。再開します。',
      ],
      button: '連絡する',
    },
    support_reply: {
      subject: 'Re: {{ticket_subject}}',
      heading: '{{ticket_subject}}',
      before: ['{{message}}'],
    },
    report_ready: {
      subject: '{{report_name}}：{{report_period}}',
      heading: '{{report_name}}',
      before: ['{{report_company}}の{{report_period}}のレポートです。添付ファイルの行数：{{row_count}}'],
      button: 'レポートを開く',
      after: [
        '同僚があなたを閲覧者に選んだため、このメールをお送りしています。レポートのページで停止できます。',
      ],
    },
  },
}
