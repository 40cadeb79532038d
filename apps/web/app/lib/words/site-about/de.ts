// German texts of the pages about the company and its openings.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Wir planen Tage, keine Punkte auf einer Karte',
  lead: '{name} ist eine Plattform für Firmen, die etwas ausliefern.',
  whatWeMake: 'Was wir machen',
  whatWeMakeDay:
    'Sie plant einen Tag voller Stopps, übergibt ihn den Fahrern, schaut ihm zu und sagt denen Bescheid, die warten. Disponenten haben sie den ganzen Tag offen, Fahrer sehen zwischen zwei Türen darauf, Empfänger einmal.',
  whatWeMakePlanner:
    'Die Planung in ihrem Kern ist unsere eigene. Sie kennt Einbahnstraßen und Brücken, Schichten und Zeitfenster, weiß, was in einen Transporter passt und was eine Zusage kostet, und sagt, warum etwas nicht geht.',
  howWeWork: 'Wie wir arbeiten',
  howWeWorkMeasure:
    'Wir messen, bevor wir etwas behaupten. Jeder Plan wird von einem zweiten Programm geprüft, das mit dem ersten keine Zeile gemeinsam hat. Was wir nicht wissen, kennzeichnen wir als geschätzt.',
  howWeWorkBadDay:
    'Wir bauen für den schlechten Tag: das Telefon ohne Netz, die Tabelle mit zwei Datumsformaten, den Test, der endet, während zwölf Transporter unterwegs sind. Ein Tag, der unterwegs ist, läuft zu Ende, wenn ein Test endet oder ein Konto gesperrt wird.',
  believe: 'Woran wir glauben',
  believeReason: 'Software, die einen Grund nennt, vertraut man; Software, die befiehlt, umgeht man.',
  believeData: 'Daten gehören der Firma, von der sie handeln.',
  believeTime: 'Ein Empfänger verdient eine wahre Uhrzeit mehr als drei freundliche Nachrichten.',
  believeDriver: 'Ein Fahrer ist kein Punkt.',
  talk: 'Sprich mit uns',
  talkMore:
    'Fragen gehen an <contact>Kontakt</contact>, Stellen im Team stehen unter <careers>Stellenangebote</careers>.',
  careersTitle: 'Arbeite an einem Tag, der funktionieren muss',
  careersLead: 'Zwei Stellen sind offen bei denen, die {name} machen.',
  engineer: 'Ingenieur (m/w/d) für Tourenoptimierung',
  engineerField: 'Entwicklung',
  engineerPlace: 'Remote, UTC-8 bis +2',
  engineerLead:
    'Du sorgst dafür, dass die Engine in einer Sekunde einen Plan findet, der heute zehn braucht, und beweist, dass er stimmt.',
  engineerSearch: 'Large Neighbourhood Search oder der Wunsch, sie zu lernen',
  engineerCode: 'TypeScript und die Geduld zu messen',
  engineerReason: 'Du kannst einem Disponenten sagen, warum Stopp 11 zu spät kommt',
  success: 'Kundenerfolg, Logistik',
  successField: 'Kunden',
  successPlace: 'Remote',
  successLead:
    'Du sitzt am ersten Morgen neben einem Disponenten und bringst mit, was weh tut, in dessen Worten.',
  successPlanned: 'Du hast selbst schon einen Tag geplant, auf Papier oder schlimmer',
  successCalm: 'Ruhig um 06:40 an einem Montag',
  successLanguages: 'Englisch und eine weitere Sprache',
  fullTime: 'Vollzeit',
  apply: 'Jetzt bewerben',
  applyMore: 'Jetzt bewerben öffnet das Kontaktformular. Drei Sätze genügen.',
} satisfies Translation<typeof en>
