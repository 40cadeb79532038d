// Ukrainian words of delivery notices.
import { reasons } from '../../reason-words/uk.ts'
import type { NoticeWords } from './types.ts'

export const uk: NoticeWords = {
  notices: {
    order_confirmed: {
      title: 'Ваше замовлення підтверджено',
      message: '{company} доставить {reference}.',
      messageTo: '{company} доставить {reference} за адресою: {street}.',
    },
    out_for_delivery: {
      title: 'Ваша доставка вже в дорозі',
      message: '{company} везе вам {reference}.',
      messageTo: '{company} везе вам {reference} за адресою: {street}.',
    },
    driver_near: {
      title: 'Водій буде у вас приблизно за {duration}',
      message: '{company} уже в дорозі.',
      messageTo: '{company} уже в дорозі за адресою: {street}.',
    },
    running_late: {
      title: 'Ваша доставка затримується',
      message: '{company} привезе {reference} пізніше, ніж домовлено.',
    },
    driver_arrived: { title: 'Водій на місці', message: '{company} на місці. Замовлення: {reference}.' },
    delivered: {
      title: 'Ваше замовлення доставлено',
      message: '{company}: доставлено {reference}.',
      messageTo: '{company}: доставлено {reference} за адресою: {street}.',
    },
    delivery_failed: {
      title: 'Не вдалося виконати доставку',
      message: '{company}: не вдалося доставити {reference}.',
      messageTo: '{company}: не вдалося доставити {reference} за адресою: {street}.',
    },
    feedback_asked: {
      title: 'Як пройшла доставка?',
      message: '{company} хоче знати, як пройшла доставка {reference}.',
    },
    request_received: {
      title: 'Ваш запит надійшов',
      message: '{company} має ваш запит і відповість на нього. Це ще не замовлення.',
    },
    request_accepted: {
      title: 'Ваше замовлення прийнято',
      message: '{company} приймає ваше замовлення {reference}.',
    },
    request_declined: {
      title: 'Ваш запит відхилено',
      message: '{company} не може прийняти ваше замовлення.',
    },
  },
  expected: 'Очікуваний час: {time}.',
  agreed: 'Домовлений час: {time}.',
  requested: 'Бажаний час: {time}.',
  reason: 'Причина: {reason}.',
  proof: 'Увійдіть на сторінці відстеження, щоб побачити підтвердження доставки.',
  choose: 'Виберіть інший день на сторінці відстеження або зверніться до відправника: {company}.',
  reasons,
  text: '{company}: {title} {expected} {link}',
  mail: {
    greeting: 'Вітаємо, {{user_name}}!',
    reader: 'шановний клієнте',
    confirmed: '{{company_name}}: замовлення {{order_reference}} підтверджено',
    received:
      '{{company_name}} має ваше замовлення {{order_reference}} і доставить його вам. {{delivery_window}}',
    track: 'Відстежити доставку',
    number: 'Ваш номер для відстеження: {{tracking_number}}.',
  },
}
