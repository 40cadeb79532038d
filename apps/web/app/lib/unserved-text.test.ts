// Tests the change that would serve an order, in the language of the page.
import { describeOutOfZones, describeTooBig, describeUnserved, dispatcherWording } from '@dropwise/contracts'
import { afterEach, expect, it } from 'vitest'
import { showLanguage } from './language.ts'
import { unservedFix } from './unserved-text.ts'

afterEach(() => showLanguage('en-GB'))

const wording = dispatcherWording(new Map([['7', 'VAN 3']]), 'km')
type Finding = Parameters<typeof describeUnserved>[0]
const fixOf = (code: Finding['code'], ...changes: Finding['changes']) =>
  describeUnserved({ code, values: { vehicle: 7, skills: ['fridge', 'tail lift'] }, changes }, wording)

it('says every fix in the language of the page, with its amounts', async () => {
  const fixes = [
    fixOf('capacity', { kind: 'capacity', vehicle: 7, dimension: 1, by: 1_200_000 }),
    fixOf('window', { kind: 'capacity', vehicle: 7, dimension: 0, by: 3 }),
    fixOf('fleet_full', { kind: 'shift', vehicle: 7, by: 3_900 }),
    fixOf('max_stops', { kind: 'max_stops', vehicle: 7, by: 2 }),
    fixOf('max_distance', { kind: 'max_distance', vehicle: 7, by: 12_500 }),
    fixOf('unreachable'),
    describeTooBig('VAN 3', 3.2, { kind: 'height', limit: 3, street: '' }, 'km'),
    describeOutOfZones(['Nord', 'Hafen']),
    fixOf('skills', { kind: 'skills', vehicle: 7, skills: ['fridge', 'tail lift'] }),
  ]
  expect(fixes.map(unservedFix)).toEqual(fixes.map(({ fix }) => fix))
  await showLanguage('de')
  expect(fixes.map(unservedFix)).toEqual([
    'Nutze ein Fahrzeug, das 1.200 kg mehr fasst, oder teile den Auftrag.',
    'Nutze ein Fahrzeug, das 3 Pakete mehr fasst.',
    'Lass die Schicht von VAN 3 1 h 05 später enden. Oder füge ein Fahrzeug wie VAN 3 hinzu.',
    'Erlaube VAN 3 2 Stopps mehr.',
    'Lass VAN 3 12,5 km weiter fahren.',
    'Prüfe seinen Ort auf der Karte.',
    'Schicke ein niedrigeres Fahrzeug, oder korrigiere die Maße von VAN 3 im Fuhrpark.',
    'Füge Nord oder Hafen den Zonen eines Fahrzeugs hinzu, oder füge ein Fahrzeug ohne Zonen hinzu.',
    'Gib VAN 3 diese Fähigkeiten: fridge und tail lift.',
  ])
})

it('says nothing of a fix that it does not know', async () => {
  await showLanguage('de')
  expect(unservedFix({ fix: 'Sing to it.', message: '' })).toBeNull()
  expect(unservedFix({ fix: null, message: '' })).toBeNull()
})
