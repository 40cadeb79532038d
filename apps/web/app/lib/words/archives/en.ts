// Texts of archives, and of closing a company. Terms: docs/languages.md.
export default {
  onlyAdministrators: 'Archives are for administrators',
  onlyAdministratorsMore: 'An administrator of your company exports its data here.',
  notStarted: 'The archive could not be started',
  sendingArchive: 'Sending the archive',
  archivesNoun: 'archives',
  archives: 'Archives',
  archive: 'Archive',
  export: 'Export',
  exportAll: 'Export everything',
  exportAllMore:
    'Everything of the company in one zip file: orders, addresses, recipients, fleet, drivers and settings, plans, routes and positions, messages, mails, members, invoices and the audit log, files, photos and signatures. Passwords and keys are not in it.',
  writeArchive: 'Write archive',
  import: 'Import',
  importArchive: 'Import an archive',
  importArchiveMore:
    'Into an empty company, from this or another installation. Orders that were on the road come back as open.',
  chooseArchive: 'Choose archive',
  rowsOf: '{done} of {total} rows',
  writing: 'Writing the archive',
  reading: 'Reading the archive',
  notDownloaded: 'The archive could not be downloaded',
  writtenAt: 'Written {time}',
  importedAt: 'Imported {time}',
  failed: 'failed',
  sevenDays: 'The file was kept for seven days.',
  download: 'Download, {size}',
  orderCount: '{count, plural, one {# order} other {# orders}}',
  vehicleCount: '{count, plural, one {# vehicle} other {# vehicles}}',
  driverCount: '{count, plural, one {# driver} other {# drivers}}',
  depotCount: '{count, plural, one {# depot} other {# depots}}',

  // Closing
  closeCompany: 'Close the company',
  closeCompanyMore:
    'Its archive is written first. Then its people lose access, and routes that were dispatched are driven to their end. Administrators can download the archive for 30 days; after that everything but the invoices is deleted.',
  closeQuestion: 'Close the company?',
  closeEffect:
    'Nobody of the company can work from now on. Within 30 days the owner of this platform can open it again; after that nobody can.',
  keepIt: 'Keep it',
  notClosed: 'The company was not closed',
  nameOfCompany: 'Name of the company',
  writeOut: 'Write it out to confirm',
} as const
