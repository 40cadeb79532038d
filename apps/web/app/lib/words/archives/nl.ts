// Dutch texts of archives, and of closing a company.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  onlyAdministrators: 'Archieven zijn voor beheerders',
  onlyAdministratorsMore: 'Hier exporteert een beheerder van je bedrijf de gegevens.',
  notStarted: 'Het archief kon niet worden gestart',
  sendingArchive: 'Archief versturen',
  archivesNoun: 'archieven',
  archives: 'Archieven',
  archive: 'Archief',
  export: 'Exporteren',
  exportAll: 'Alles exporteren',
  exportAllMore:
    'Alles van het bedrijf in één zipbestand: orders, adressen, ontvangers, wagenpark, chauffeurs en instellingen, planningen, ritten en posities, berichten, e-mails, leden, facturen en de auditlog, bestanden, foto’s en handtekeningen. Wachtwoorden en sleutels zitten er niet in.',
  writeArchive: 'Archief maken',
  import: 'Importeren',
  importArchive: 'Archief importeren',
  importArchiveMore:
    'In een leeg bedrijf, van deze of een andere installatie. Orders die onderweg waren komen terug als open.',
  chooseArchive: 'Archief kiezen',
  rowsOf: '{done} van {total} rijen',
  writing: 'Archief maken',
  reading: 'Archief lezen',
  notDownloaded: 'Het archief kon niet worden gedownload',
  writtenAt: 'Gemaakt {time}',
  importedAt: 'Geïmporteerd {time}',
  failed: 'mislukt',
  sevenDays: 'Het bestand is zeven dagen bewaard.',
  download: 'Downloaden, {size}',
  orderCount: '{count, plural, one {# order} other {# orders}}',
  vehicleCount: '{count, plural, one {# voertuig} other {# voertuigen}}',
  driverCount: '{count, plural, one {# chauffeur} other {# chauffeurs}}',
  depotCount: '{count, plural, one {# depot} other {# depots}}',

  // Closing
  closeCompany: 'Bedrijf sluiten',
  closeCompanyMore:
    'Eerst wordt het archief gemaakt. Daarna verliezen de mensen hun toegang; vrijgegeven ritten worden afgemaakt. Beheerders kunnen het archief 30 dagen downloaden; daarna wordt alles behalve de facturen verwijderd.',
  closeQuestion: 'Bedrijf sluiten?',
  closeEffect:
    'Vanaf nu kan niemand van het bedrijf werken. Binnen 30 dagen kan de eigenaar van dit platform het heropenen; daarna niemand meer.',
  keepIt: 'Houden',
  notClosed: 'Het bedrijf is niet gesloten',
  nameOfCompany: 'Naam van het bedrijf',
  writeOut: 'Schrijf hem uit ter bevestiging',
} satisfies Translation<typeof en>
