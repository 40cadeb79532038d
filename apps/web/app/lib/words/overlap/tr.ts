// Turkish texts of overlapping and compact routes. Terms: docs/languages.md.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  share:
    'Rotalar durakların {percent} kadarında çakışıyor: {stops} duraktan {inside} tanesi başka bir rotanın alanında.',
  apart: 'Rotalar çakışmıyor.',
  overlappingStops: 'Çakışan duraklar',
  option: 'Derli toplu rotalar: % fazla tutabilir',
  optionMeans: 'Rotalar daha az çakışsın diye duraklar araç değiştirir. Boş: en ucuz plan.',
  won: 'Derli toplu rotalar: başka bir rotanın alanındaki durak sayısı {before} yerine {after}, {percent} fazla maliyetle.',
  wonFree:
    'Derli toplu rotalar: başka bir rotanın alanındaki durak sayısı {before} yerine {after}, ek maliyet olmadan.',
  moved: '{stops, plural, one {# durak} other {# durak}} araç değiştirdi.',
  nothing: 'Derli toplu rotalar: {percent} fazla maliyet içinde hiçbir değişiklik çakışmayı azaltmıyor.',
} satisfies Translation<typeof en>
