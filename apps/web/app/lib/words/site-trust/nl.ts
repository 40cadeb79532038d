// Dutch texts of the pages of security and trust.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  securityLead:
    'Toegang wordt in de database bepaald, rij voor rij. Alles daarboven kan falen, en nog steeds ziet geen bedrijf een ander.',
  rows: 'Rijen, geen schermen',
  rowsMore:
    'Elke tabel draagt regels die zeggen wie welke rijen mag lezen en schrijven. Ze worden getest als één tabel van wie, wat en hoe, met het verwachte antwoord met de hand geschreven. Een nieuwe tabel zonder regel laat onze build mislukken.',
  signIn: 'Aanmelden',
  signInPasswords:
    'Wachtwoorden worden als argon2id-hashes bewaard. Een onbekend account en een verkeerd wachtwoord krijgen hetzelfde antwoord.',
  signInTokens:
    'Refreshtokens wisselen, en een gestolen token dat twee keer wordt gebruikt, beëindigt zijn hele familie.',
  signInSecondFactor: 'Iedereen kan een tweede factor (TOTP) aanzetten.',
  signInPasskey: 'Een passkey meldt aan zonder wachtwoord, en niet op een valse pagina.',
  signInReset: 'Links om te herstellen werken één keer en vervallen na {hours} uur.',
  keys: 'Sleutels en apparaten',
  keysMore:
    'Apparaattokens worden één keer getoond en als hashes bewaard. Een apparaattoken hoort bij één voertuig en kan alleen melden waar het is. Trackingnummers hebben een controleteken, en raden wordt begrensd.',
  browser: 'In de browser',
  browserMore:
    'Een strikt contentbeleid, geen frames, geen scripts van elders. Uit verkleinde foto’s wordt verwijderd wat camera’s erin schreven. Spreadsheets worden met grenzen gelezen.',
  report: 'Een kwetsbaarheid melden',
  reportMore:
    'Schrijf ons via <contact>Contact</contact> wat je vond en hoe je het herhaalt. We antwoorden op werkdagen binnen {hours} uur, en we treden niet op tegen mensen die te goeder trouw zoeken.',
  trustLead: 'Wat we beloven, en waar je het zelf kunt nagaan.',
  promises: 'Beloften',
  promiseKept: 'Wat bevestigd is, blijft bewaard',
  promiseKeptMore: 'Een schrijfactie die we bevestigden, overleeft een crash van de server.',
  promiseOnce: 'Niets gebeurt twee keer',
  promiseOnceMore: 'Een herhaald verzoek met dezelfde sleutel krijgt het eerste antwoord.',
  promisePlan: 'Een plan is wat het zegt',
  promisePlanMore:
    'Een tweede programma berekent lading, tijd en tijdvakken van elk plan opnieuw voordat je het ziet.',
  promiseDeploy: 'Een uitrol is geen storing',
  promiseDeployMore: 'De dag op de weg gaat door terwijl de server wisselt.',
  availability: 'Beschikbaarheid',
  availabilityMore:
    'Metingen lopen de hele tijd; de <status>statuspagina</status> toont hun resultaten, elke storing die we meldden en het geplande onderhoud.',
  securityMore:
    'Hoe toegang, aanmelden en sleutels werken, staat op de <security>pagina over beveiliging</security>.',
  privacyMore:
    'Wat er bewaard wordt, voor wie en hoe lang: <privacy>Privacy</privacy>. Kaart, wegen en adressen komen van onze eigen servers, tenzij een externe dienst is ingesteld; die krijgt dan de adressen waarnaar gevraagd wordt.',
  leaving: 'Vertrekken',
  leavingMore:
    'Van maand tot maand. Beheerders nemen alles mee als één zipbestand: orders, personen, posities, foto’s, facturen en het logboek. Ook tot {days} dagen nadat het bedrijf is gesloten.',
  sources: 'Waar de kaartgegevens vandaan komen',
  sourcesMore:
    'Echte regio’s worden gemaakt van OpenStreetMap, © OpenStreetMap-bijdragers, onder de Open Database License. De stad van de demo, Ashmouth, is verzonnen en door ons eigen programma gemaakt.',
} satisfies Translation<typeof en>
