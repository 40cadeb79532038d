// Texts of the pay PDF, in the languages of the screens whose letters its font has. Arabic is missing: PDFKit sets
// the words of a line from left to right.
import type { Language } from '@dropwise/contracts'

export interface PdfWords {
  pay: string
  day: string
  routes: string
  hours: string
  stops: string
  failed: string
  rule: string
  amount: string
  approved: string
  open: string
  correction: string
  total: string
  noRule: string
  nobody: string
}

const en: PdfWords = {
  pay: 'Pay',
  day: 'Day',
  routes: 'Routes',
  hours: 'Hours',
  stops: 'Stops',
  failed: 'Failed',
  rule: 'Rule',
  amount: 'Amount',
  approved: 'Approved on {day}',
  open: 'Open: the figures may still change',
  correction: 'Correction: {reason}',
  total: 'Total',
  noRule: 'No rule',
  nobody: 'Nobody drove in this month.',
}

const WORDS: Partial<Record<Language, PdfWords>> = {
  de: {
    pay: 'Lohn',
    day: 'Tag',
    routes: 'Touren',
    hours: 'Stunden',
    stops: 'Stopps',
    failed: 'Gescheitert',
    rule: 'Regel',
    amount: 'Betrag',
    approved: 'Freigegeben am {day}',
    open: 'Offen: die Zahlen können sich noch ändern',
    correction: 'Korrektur: {reason}',
    total: 'Summe',
    noRule: 'Keine Regel',
    nobody: 'In diesem Monat ist niemand gefahren.',
  },
  es: {
    pay: 'Pago',
    day: 'Día',
    routes: 'Rutas',
    hours: 'Horas',
    stops: 'Paradas',
    failed: 'Fallidas',
    rule: 'Regla',
    amount: 'Importe',
    approved: 'Aprobado el {day}',
    open: 'Abierto: las cifras aún pueden cambiar',
    correction: 'Corrección: {reason}',
    total: 'Total',
    noRule: 'Sin regla',
    nobody: 'Nadie condujo en este mes.',
  },
  fr: {
    pay: 'Paie',
    day: 'Jour',
    routes: 'Tournées',
    hours: 'Heures',
    stops: 'Arrêts',
    failed: 'Échoués',
    rule: 'Règle',
    amount: 'Montant',
    approved: 'Validé le {day}',
    open: 'Ouvert : les chiffres peuvent encore changer',
    correction: 'Correction : {reason}',
    total: 'Total',
    noRule: 'Sans règle',
    nobody: 'Personne n’a roulé ce mois-ci.',
  },
  it: {
    pay: 'Paga',
    day: 'Giorno',
    routes: 'Giri',
    hours: 'Ore',
    stops: 'Fermate',
    failed: 'Fallite',
    rule: 'Regola',
    amount: 'Importo',
    approved: 'Approvato il {day}',
    open: 'Aperto: le cifre possono ancora cambiare',
    correction: 'Correzione: {reason}',
    total: 'Totale',
    noRule: 'Nessuna regola',
    nobody: 'Nessuno ha guidato in questo mese.',
  },
  nl: {
    pay: 'Loon',
    day: 'Dag',
    routes: 'Routes',
    hours: 'Uren',
    stops: 'Stops',
    failed: 'Mislukt',
    rule: 'Regel',
    amount: 'Bedrag',
    approved: 'Goedgekeurd op {day}',
    open: 'Open: de cijfers kunnen nog veranderen',
    correction: 'Correctie: {reason}',
    total: 'Totaal',
    noRule: 'Geen regel',
    nobody: 'Niemand heeft in deze maand gereden.',
  },
  pl: {
    pay: 'Płace',
    day: 'Dzień',
    routes: 'Trasy',
    hours: 'Godziny',
    stops: 'Przystanki',
    failed: 'Nieudane',
    rule: 'Reguła',
    amount: 'Kwota',
    approved: 'Zatwierdzono {day}',
    open: 'Otwarte: liczby mogą się jeszcze zmienić',
    correction: 'Korekta: {reason}',
    total: 'Razem',
    noRule: 'Brak reguły',
    nobody: 'W tym miesiącu nikt nie jeździł.',
  },
  'pt-BR': {
    pay: 'Pagamento',
    day: 'Dia',
    routes: 'Rotas',
    hours: 'Horas',
    stops: 'Paradas',
    failed: 'Sem sucesso',
    rule: 'Regra',
    amount: 'Valor',
    approved: 'Aprovado em {day}',
    open: 'Aberto: os números ainda podem mudar',
    correction: 'Correção: {reason}',
    total: 'Total',
    noRule: 'Sem regra',
    nobody: 'Ninguém dirigiu neste mês.',
  },
  tr: {
    pay: 'Ücret',
    day: 'Gün',
    routes: 'Rotalar',
    hours: 'Saat',
    stops: 'Durak',
    failed: 'Başarısız',
    rule: 'Kural',
    amount: 'Tutar',
    approved: '{day} tarihinde onaylandı',
    open: 'Açık: rakamlar değişebilir',
    correction: 'Düzeltme: {reason}',
    total: 'Toplam',
    noRule: 'Kural yok',
    nobody: 'Bu ay kimse sürmedi.',
  },
  uk: {
    pay: 'Оплата',
    day: 'День',
    routes: 'Маршрути',
    hours: 'Години',
    stops: 'Зупинки',
    failed: 'Невдалі',
    rule: 'Правило',
    amount: 'Сума',
    approved: 'Затверджено {day}',
    open: 'Відкрито: цифри ще можуть змінитися',
    correction: 'Виправлення: {reason}',
    total: 'Разом',
    noRule: 'Без правила',
    nobody: 'Цього місяця ніхто не їздив.',
  },
}

/** English for a language without texts. */
export const pdfWordsOf = (language: Language | undefined): { language: Language; words: PdfWords } => {
  const words = language && WORDS[language]
  return words ? { language, words } : { language: 'en-GB', words: en }
}
