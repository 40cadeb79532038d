// Chinese words of the platform's own mails.
import type { PlatformMailWords } from './types.ts'

const OR_CODE = '或输入验证码 {{code}}。'
const NOT_YOU = '如果不是您本人操作，请忽略此邮件。'
const PAID = '如果您最近几天已付款，请忽略此邮件。'
const INVOICES = '查看账单'

export const zh: PlatformMailWords = {
  greeting: '{{user_name}}，您好：',
  reader: '用户',
  values: {
    member: '成员',
    roles: { admin: '管理员', dispatcher: '调度', viewer: '只读成员', driver: '司机' },
    trialEnd: '{day}',
    unpaid: '有账单逾期超过 {days} 天未付',
    ticket: '在此查看并回复：',
  },
  mails: {
    password_reset: {
      subject: '重设密码',
      before: ['我们收到了为您的账户设置新密码的请求。'],
      button: '设置新密码',
      after: ['链接在 {{expiry_hours}} 小时后失效，只能使用一次。', OR_CODE, NOT_YOU],
    },
    welcome: {
      subject: '欢迎使用 {{product_name}}',
      before: [
        '{{trial_company}} 的试用期为 {{trial_days}} 天，无需银行卡。',
        '导入订单清单，点击优化，提前看到明天的安排。',
      ],
      button: '打开管理面板',
    },
    email_confirmation: {
      subject: '确认您的邮箱地址',
      before: ['请确认这是您的邮箱地址。'],
      button: '确认邮箱地址',
      after: [OR_CODE, NOT_YOU],
    },
    invitation: {
      subject: '{{inviting_company}} 邀请您加入',
      before: ['{{inviting_company}} 邀请您在 {{product_name}} 上一起工作。您的角色：{{role_name}}。'],
      button: '接受邀请',
      after: ['链接只能使用一次，有效期：{{expires_in}}。', '如果您不知道是谁邀请的，请忽略此邮件。'],
    },
    magic_link: {
      subject: '您的登录链接',
      heading: '登录',
      before: ['通过此链接即可登录，只能使用一次。'],
      button: '登录',
      after: [OR_CODE, NOT_YOU],
    },
    email_change: {
      subject: '确认您的新邮箱地址',
      before: ['请确认您账户的新邮箱地址。'],
      button: '确认邮箱地址',
      after: [OR_CODE, NOT_YOU],
    },
    confirmation_code: {
      subject: '您的验证码',
      before: ['请输入此验证码以继续：{{code}}'],
      after: [NOT_YOU],
    },
    account_exists: {
      subject: '您已有 {{product_name}} 账户',
      before: ['有人用此邮箱申请试用，但该邮箱已有账户。请登录，或通过“忘记密码？”设置新密码。'],
      button: '登录',
      after: [NOT_YOU],
    },
    passkey_added: {
      subject: '您的 {{product_name}} 账户新增了通行密钥',
      heading: '您的账户新增了通行密钥',
      before: ['已添加通行密钥“{{passkey_name}}”（{{added_at}}）。持有它的人可以以您的身份登录。'],
      button: '查看通行密钥',
      after: ['如果不是您本人操作，请在那里移除它，结束其他会话，并设置新密码。'],
    },
    passwords_refused: {
      subject: '有人在猜您的 {{product_name}} 密码',
      heading: '有人在猜您的密码',
      before: [
        '最近一天，有人从您从未登录过的地点对您的账户尝试了错误密码，次数：{{tries}}。您的账户是安全的：明天之前，这些地点的任何密码都不会被接受。',
        '在您以前登录过的地点可以照常登录。在其他地点，请使用“忘记密码？”或登录链接。',
      ],
      button: '检查登录记录',
      after: ['如果还没有开启第二步验证，请在那里开启。'],
    },
    contact_message: {
      subject: '联系（{{topic}}）：{{sender_name}}',
      heading: '新的联系留言',
      before: [
        '发件人：{{sender_name}} <{{sender_email}}>',
        '公司：{{sender_company}}',
        '电话：{{sender_phone}}',
        '{{message}}',
      ],
    },
    trial_ending: {
      subject: '您的试用将于{{trial_end}}结束',
      before: ['此后 {{customer_company}} 仍可查看和导出全部内容；导入、计划和派发要等选择套餐后才能继续。'],
      button: '选择套餐',
    },
    trial_ended: {
      subject: '您的试用已结束',
      before: ['{{customer_company}} 的试用已结束。已创建的内容会保留，在途路线会执行完毕。'],
      button: '选择套餐',
    },
    invoice_issued: {
      subject: '账单 {{invoice_number}}：{{amount}}',
      heading: '账单 {{invoice_number}}',
      before: [
        '随信附上 {{customer_company}} 的账单 {{invoice_number}}，金额 {{amount}}，付款期限为{{due_date}}。',
        '{{payment_instructions}}',
      ],
      button: INVOICES,
    },
    payment_reminder: {
      subject: '提醒：账单 {{invoice_number}} 已于{{due_date}}到期',
      heading: '账单 {{invoice_number}} 已逾期',
      before: [
        '{{customer_company}} 的账单 {{invoice_number}}，金额 {{amount}}，已于{{due_date}}到期，尚未付款。',
        '{{payment_instructions}}',
      ],
      button: INVOICES,
      after: [PAID],
    },
    payment_final_notice: {
      subject: '最后通知：账单 {{invoice_number}}',
      heading: '账单 {{invoice_number}} 仍未付款',
      before: [
        '我们曾提醒您 {{customer_company}} 的账单 {{invoice_number}}。{{due_date}}到期的 {{amount}} 尚未到账。',
        '如不付款，{{customer_company}} 将于{{suspension_date}}被停用：届时您可以查看和导出全部内容，但不能导入、计划或派发。',
        '{{payment_instructions}}',
      ],
      button: INVOICES,
      after: [PAID],
    },
    credit_note_issued: {
      subject: '账单 {{invoice_number}} 的贷项通知单 {{credit_note_number}}',
      heading: '贷项通知单 {{credit_note_number}}',
      before: ['我们就账单 {{invoice_number}} 向 {{customer_company}} 退回 {{amount}}。', '原因：{{reason}}'],
      button: INVOICES,
    },
    payment_received: {
      subject: '已收到付款：账单 {{invoice_number}}',
      heading: '感谢您的付款',
      before: [
        '我们已收到 {{customer_company}} 的账单 {{invoice_number}}（{{due_date}}到期）的付款 {{amount}}。',
        '您的套餐：{{plan_name}}。',
      ],
    },
    company_suspended: {
      subject: '{{customer_company}} 已被停用',
      before: ['原因：{{reason}}', '您可以查看和导出全部内容，在途路线会执行完毕。导入、计划和派发暂停。'],
      button: '套餐与账单',
    },
    company_resumed: {
      subject: '{{customer_company}} 可以恢复工作',
      before: ['停用已解除：可照常导入、计划和派发。'],
      button: '打开管理面板',
    },
    company_closed: {
      subject: '{{customer_company}} 已关闭',
      before: [
        '其成员无法再打开它。已派发的路线会执行完毕，收件人仍可查询。',
        '管理员登录后可在{{delete_day}}之前导出数据。此后订单、人员、车辆和文件将被删除；账单会保留。',
        '如果是误操作，请在该日之前联系我们，我们会重新开启。',
      ],
      button: '联系我们',
    },
    support_reply: {
      subject: '回复：{{ticket_subject}}',
      heading: '{{ticket_subject}}',
      before: ['{{message}}'],
    },
    report_ready: {
      subject: '{{report_name}}：{{report_period}}',
      heading: '{{report_name}}',
      before: ['这是 {{report_company}} 在 {{report_period}} 的报表。附件中的行数：{{row_count}}。'],
      button: '打开报表',
      after: ['您收到此邮件，是因为同事将您选为读者。可在报表页面停止发送。'],
    },
  },
}
