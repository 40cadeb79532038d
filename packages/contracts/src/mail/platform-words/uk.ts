// Ukrainian words of the platform's own mails.
import type { PlatformMailWords } from './types.ts'

const OR_CODE = 'Або введіть код {{code}}.'
const NOT_YOU = 'Якщо це були не ви, просто не зважайте на цей лист.'
const PAID = 'Якщо ви сплатили останніми днями, не зважайте на цей лист.'
const INVOICES = 'Відкрити рахунки'

export const uk: PlatformMailWords = {
  greeting: 'Вітаємо, {{user_name}}!',
  reader: 'шановний користувачу',
  values: {
    member: 'учасник',
    roles: { admin: 'адміністратор', dispatcher: 'диспетчер', viewer: 'спостерігач', driver: 'водій' },
    trialEnd: '{day}',
    unpaid: 'рахунок не сплачено понад {days} дн.',
    ticket: 'Прочитати й відповісти можна тут:',
  },
  mails: {
    password_reset: {
      subject: 'Скидання пароля',
      before: ['Ми отримали запит на новий пароль для вашого облікового запису.'],
      button: 'Задати новий пароль',
      after: ['Посилання діє {{expiry_hours}} год і спрацьовує один раз.', OR_CODE, NOT_YOU],
    },
    welcome: {
      subject: 'Ласкаво просимо до {{product_name}}',
      before: [
        'Пробний період для {{trial_company}} триває {{trial_days}} дн. і не потребує картки.',
        'Імпортуйте список замовлень, запустіть оптимізацію й побачте завтрашній день, перш ніж він почнеться.',
      ],
      button: 'Відкрити панель',
    },
    email_confirmation: {
      subject: 'Підтвердьте свою адресу електронної пошти',
      before: ['Підтвердьте, будь ласка, що ця адреса належить вам.'],
      button: 'Підтвердити адресу',
      after: [OR_CODE, NOT_YOU],
    },
    invitation: {
      subject: 'Запрошення до {{inviting_company}}',
      before: [
        '{{inviting_company}} запрошує вас працювати разом у {{product_name}}. Ваша роль: {{role_name}}.',
      ],
      button: 'Прийняти запрошення',
      after: [
        'Посилання спрацьовує один раз. Термін дії: {{expires_in}}.',
        'Якщо ви не знаєте, хто вас запросив, не зважайте на цей лист.',
      ],
    },
    magic_link: {
      subject: 'Ваше посилання для входу',
      heading: 'Вхід',
      before: ['За цим посиланням ви ввійдете. Воно спрацьовує один раз.'],
      button: 'Увійти',
      after: [OR_CODE, NOT_YOU],
    },
    email_change: {
      subject: 'Підтвердьте нову адресу електронної пошти',
      before: ['Підтвердьте, будь ласка, нову адресу електронної пошти свого облікового запису.'],
      button: 'Підтвердити адресу',
      after: [OR_CODE, NOT_YOU],
    },
    confirmation_code: {
      subject: 'Ваш код підтвердження',
      before: ['Введіть цей код, щоб продовжити: {{code}}'],
      after: [NOT_YOU],
    },
    account_exists: {
      subject: 'У вас уже є обліковий запис {{product_name}}',
      before: [
        'Хтось замовив пробний період на цю адресу, а вона вже має обліковий запис. Увійдіть або виберіть новий пароль через «Забули пароль?».',
      ],
      button: 'Увійти',
      after: [NOT_YOU],
    },
    passkey_added: {
      subject: 'До вашого облікового запису {{product_name}} додано ключ доступу',
      heading: 'До вашого облікового запису додано ключ доступу',
      before: [
        'Додано ключ доступу «{{passkey_name}}» ({{added_at}}). Хто його має, може входити від вашого імені.',
      ],
      button: 'Переглянути ключі доступу',
      after: ['Якщо це були не ви, вилучіть його там, завершіть інші сеанси й задайте новий пароль.'],
    },
    passwords_refused: {
      subject: 'Хтось намагається вгадати ваш пароль до {{product_name}}',
      heading: 'Хтось намагається вгадати ваш пароль',
      before: [
        'Неправильних паролів до вашого облікового запису за останню добу: {{tries}}. Спроби були з місць, звідки ви ніколи не входили. Обліковий запис у безпеці: до завтра з таких місць жоден пароль не приймається.',
        'Звідки ви входили раніше, можна входити як завжди. З інших місць скористайтеся «Забули пароль?» або посиланням для входу.',
      ],
      button: 'Перевірити входи',
      after: ['Увімкніть там другий крок, якщо його ще немає.'],
    },
    contact_message: {
      subject: 'Звернення ({{topic}}): {{sender_name}}',
      heading: 'Нове повідомлення з форми зв’язку',
      before: [
        'Від: {{sender_name}} <{{sender_email}}>',
        'Компанія: {{sender_company}}',
        'Телефон: {{sender_phone}}',
        '{{message}}',
      ],
    },
    trial_ending: {
      subject: 'Пробний період закінчується {{trial_end}}',
      before: [
        'Після цього {{customer_company}} зможе все читати й експортувати; імпорт, планування та відправлення чекатимуть на вибір тарифу.',
      ],
      button: 'Вибрати тариф',
    },
    trial_ended: {
      subject: 'Пробний період закінчився',
      before: [
        'Пробний період для {{customer_company}} минув. Створене збережено, а маршрути в дорозі тривають до кінця.',
      ],
      button: 'Вибрати тариф',
    },
    invoice_issued: {
      subject: 'Рахунок {{invoice_number}}: {{amount}}',
      heading: 'Рахунок {{invoice_number}}',
      before: [
        'До листа додано рахунок {{invoice_number}} для {{customer_company}} на суму {{amount}}. Сплатити до: {{due_date}}.',
        '{{payment_instructions}}',
      ],
      button: INVOICES,
    },
    payment_reminder: {
      subject: 'Нагадування: термін рахунка {{invoice_number}} минув {{due_date}}',
      heading: 'Рахунок {{invoice_number}} прострочено',
      before: [
        'Термін сплати рахунка {{invoice_number}} для {{customer_company}} на суму {{amount}} минув {{due_date}}, а його ще не сплачено.',
        '{{payment_instructions}}',
      ],
      button: INVOICES,
      after: [PAID],
    },
    payment_final_notice: {
      subject: 'Останнє попередження: рахунок {{invoice_number}}',
      heading: 'Рахунок {{invoice_number}} досі не сплачено',
      before: [
        'Ми нагадували про рахунок {{invoice_number}} для {{customer_company}}. Суму {{amount}} слід було сплатити до {{due_date}}, і вона не надійшла.',
        'Без оплати {{customer_company}} буде призупинено {{suspension_date}}: ви зможете все читати й експортувати, але не імпортувати, планувати чи відправляти.',
        '{{payment_instructions}}',
      ],
      button: INVOICES,
      after: [PAID],
    },
    credit_note_issued: {
      subject: 'Кредит-нота {{credit_note_number}} до рахунка {{invoice_number}}',
      heading: 'Кредит-нота {{credit_note_number}}',
      before: [
        'Зараховуємо {{amount}} на користь {{customer_company}} за рахунком {{invoice_number}}.',
        'Причина: {{reason}}',
      ],
      button: INVOICES,
    },
    payment_received: {
      subject: 'Оплату отримано: рахунок {{invoice_number}}',
      heading: 'Дякуємо за оплату',
      before: [
        'Ми отримали {{amount}} за рахунком {{invoice_number}} для {{customer_company}} з терміном {{due_date}}.',
        'Ваш тариф: {{plan_name}}.',
      ],
    },
    company_suspended: {
      subject: '{{customer_company}}: роботу призупинено',
      before: [
        'Причина: {{reason}}',
        'Усе можна читати й експортувати, а маршрути в дорозі тривають до кінця. Імпорт, планування та відправлення чекають.',
      ],
      button: 'Тариф і рахунки',
    },
    company_resumed: {
      subject: '{{customer_company}} може знову працювати',
      before: ['Призупинення скасовано: імпортуйте, плануйте й відправляйте, як раніше.'],
      button: 'Відкрити панель',
    },
    company_closed: {
      subject: '{{customer_company}} закрито',
      before: [
        'Її люди більше не можуть її відкрити. Відправлені маршрути тривають до кінця, і одержувачі можуть їх відстежувати.',
        'Адміністратори, що ввійдуть, можуть експортувати дані до {{delete_day}}. Потім замовлення, людей, транспорт і файли буде видалено; рахунки залишаються.',
        'Якщо це помилка, напишіть нам до цього дня, і ми відкриємо її знову.',
      ],
      button: 'Написати нам',
    },
    support_reply: {
      subject: 'Re: {{ticket_subject}}',
      heading: '{{ticket_subject}}',
      before: ['{{message}}'],
    },
    report_ready: {
      subject: '{{report_name}}: {{report_period}}',
      heading: '{{report_name}}',
      before: [
        'Ось звіт {{report_company}} за період {{report_period}}. Рядків у доданому файлі: {{row_count}}.',
      ],
      button: 'Відкрити звіт',
      after: [
        'Ви отримали цей лист, бо хтось із колег вибрав вас читачем. Його можна вимкнути на сторінці звіту.',
      ],
    },
  },
}
