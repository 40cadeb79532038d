// Polish words of delivery notices.
import { reasons } from '../../reason-words/pl.ts'
import type { NoticeWords } from './types.ts'

export const pl: NoticeWords = {
  notices: {
    order_confirmed: {
      title: 'Zamówienie zostało potwierdzone',
      message: '{company} dostarczy {reference}.',
      messageTo: '{company} dostarczy {reference} pod adres: {street}.',
    },
    out_for_delivery: {
      title: 'Twoja przesyłka jest w drodze',
      message: '{company} jest w drodze z {reference}.',
      messageTo: '{company} jest w drodze z {reference} pod adres: {street}.',
    },
    driver_near: {
      title: 'Kierowca będzie za około {duration}',
      message: '{company} jest w drodze.',
      messageTo: '{company} jest w drodze pod adres: {street}.',
    },
    running_late: {
      title: 'Twoja przesyłka się spóźni',
      message: '{company} dotrze z {reference} później, niż ustalono.',
    },
    driver_arrived: {
      title: 'Kierowca jest na miejscu',
      message: '{company} jest na miejscu z {reference}.',
    },
    delivered: {
      title: 'Przesyłka została dostarczona',
      message: '{company}: dostarczono {reference}.',
      messageTo: '{company}: dostarczono {reference} pod adres: {street}.',
    },
    delivery_failed: {
      title: 'Nie udało się dostarczyć przesyłki',
      message: '{company}: nie udało się dostarczyć {reference}.',
      messageTo: '{company}: nie udało się dostarczyć {reference} pod adres: {street}.',
    },
    feedback_asked: {
      title: 'Jak przebiegła dostawa?',
      message: '{company} chce wiedzieć, jak przebiegła dostawa {reference}.',
    },
    request_received: {
      title: 'Otrzymano Twoją prośbę',
      message: '{company} ma Twoją prośbę i odpowie na nią. To jeszcze nie jest zamówienie.',
    },
    request_accepted: {
      title: 'Twoje zamówienie zostało przyjęte',
      message: '{company} przyjmuje Twoje zamówienie {reference}.',
    },
    request_declined: {
      title: 'Twoja prośba została odrzucona',
      message: '{company} nie może przyjąć Twojego zamówienia.',
    },
  },
  expected: 'Przewidywana godzina: {time}.',
  agreed: 'Ustalony termin: {time}.',
  requested: 'Prośba o termin: {time}.',
  reason: 'Powód: {reason}.',
  proof: 'Zaloguj się na stronie śledzenia, aby zobaczyć potwierdzenie dostawy.',
  choose: 'Wybierz inny dzień na stronie śledzenia lub skontaktuj się z nadawcą: {company}.',
  reasons,
  text: '{company}: {title} {expected} {link}',
  mail: {
    greeting: 'Dzień dobry, {{user_name}},',
    reader: 'drogi kliencie',
    confirmed: '{{company_name}}: zamówienie {{order_reference}} zostało potwierdzone',
    received:
      '{{company_name}} ma już Twoje zamówienie {{order_reference}} i dostarczy je do Ciebie. {{delivery_window}}',
    track: 'Śledź dostawę',
    number: 'Numer śledzenia: {{tracking_number}}.',
  },
}
