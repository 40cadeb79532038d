// Turkish texts of values that a form refuses.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  missing: 'Doldurulmalı',
  atLeastCharacters: '{count, plural, one {En az # karakter} other {En az # karakter}}',
  atMostCharacters: '{count, plural, one {En çok # karakter} other {En çok # karakter}}',
  atLeastOf: 'En az {count}',
  atMostOf: 'En çok {count}',
  moreThan: '{value} değerinden büyük olmalı',
  atLeast: 'En az {value} olmalı',
  lessThan: '{value} değerinden küçük olmalı',
  atMost: 'En çok {value} olmalı',
  date: '{example} gibi bir tarih olmalı',
  dateAndTime: '{example} gibi tarih ve saat olmalı',
  time: '{example} gibi bir saat olmalı',
  email: 'E-posta adresi olmalı',
  url: 'Web adresi olmalı',
  wholeNumber: 'Tam sayı olmalı',
  oneOf: 'Şunlardan biri olmalı: {values}',
} satisfies Translation<typeof en>
