// German texts of the product's six features, on the home page and the page of features.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  oneProduct: 'Ein Produkt vom Auftrag bis zur Haustür',
  planningTitle: 'Tourenplanung mit KI',
  planningShort:
    'Aus zweihundert Stopps werden Touren, die jedes Zeitfenster, jede Schicht und jede Ladung einhalten. Was nicht geht, steht auf einer Liste: mit dem Grund und der kleinsten Änderung, die hilft.',
  trackingTitle: 'Live-Verfolgung und Benachrichtigungen',
  trackingShort:
    'Die Fahrzeuge bewegen sich mit jeder neuen Position. Ein gefährdeter Stopp fällt auf, bevor er zu spät ist, und der Empfänger erfährt es von dir: 30 Minuten vorher.',
  analyticsTitle: 'Auswertung',
  analyticsShort:
    'Pünktlichkeit, Kosten, Strecke und Stunden der gefahrenen Tage. Jedes Diagramm beantwortet eine Frage und hat seine Tabelle.',
  securityTitle: 'Sicherheit für Unternehmen',
  securityShort:
    'Zugriff nach Rollen, bis zur einzelnen Zeile. Fahrer sehen ihre eigene Tour, Empfänger ihr eigenes Paket, niemand eine andere Firma.',
  tenantsTitle: 'Mehrere Firmen verwalten',
  tenantsShort:
    'Mehrere Flotten unter einem Dach: jede mit eigener Marke, eigenem Tarif, eigenen Leuten und Daten.',
  driverTitle: 'Fahrer-App',
  driverShort:
    'Der nächste Stopp füllt den Bildschirm: wo, wann, was zu übergeben ist. Darunter der Rest der Tour, der Reihe nach.',
  planScreen: 'Der Planungsbildschirm: Touren auf der Karte, als Liste und als Zeitleiste',
  liveScreen: 'Der Live-Bildschirm in Dunkel: Fahrzeuge auf der Karte und die gefährdeten Stopps',
} satisfies Translation<typeof en>
