// Spanish texts of archives, and of closing a company.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  onlyAdministrators: 'Los archivos son para administradores',
  onlyAdministratorsMore: 'Aquí un administrador de tu empresa exporta sus datos.',
  notStarted: 'No se pudo iniciar el archivo',
  sendingArchive: 'Enviando el archivo',
  archivesNoun: 'archivos',
  archives: 'Archivos',
  archive: 'Archivo',
  export: 'Exportar',
  exportAll: 'Exportar todo',
  exportAllMore:
    'Todo lo de la empresa en un archivo zip: pedidos, direcciones, destinatarios, flota, conductores y ajustes, planes, rutas y posiciones, mensajes, correos, miembros, facturas y registro de auditoría, archivos, fotos y firmas. No incluye contraseñas ni claves.',
  writeArchive: 'Crear archivo',
  import: 'Importar',
  importArchive: 'Importar un archivo',
  importArchiveMore:
    'A una empresa vacía, de esta u otra instalación. Los pedidos que estaban en ruta vuelven como abiertos.',
  chooseArchive: 'Elegir archivo',
  rowsOf: '{done} de {total} filas',
  writing: 'Creando el archivo',
  reading: 'Leyendo el archivo',
  notDownloaded: 'No se pudo descargar el archivo',
  writtenAt: 'Creado: {time}',
  importedAt: 'Importado: {time}',
  failed: 'fallido',
  sevenDays: 'El archivo se guardó siete días.',
  download: 'Descargar, {size}',
  orderCount: '{count, plural, one {# pedido} other {# pedidos}}',
  vehicleCount: '{count, plural, one {# vehículo} other {# vehículos}}',
  driverCount: '{count, plural, one {# conductor} other {# conductores}}',
  depotCount: '{count, plural, one {# base} other {# bases}}',

  // Closing
  closeCompany: 'Cerrar la empresa',
  closeCompanyMore:
    'Primero se crea su archivo. Después su gente pierde el acceso, y las rutas enviadas se terminan. Los administradores pueden descargar el archivo 30 días; luego se borra todo menos las facturas.',
  closeQuestion: '¿Cerrar la empresa?',
  closeEffect:
    'Desde ahora nadie de la empresa puede trabajar. En 30 días el propietario de la plataforma puede reabrirla; después, nadie.',
  keepIt: 'Conservarla',
  notClosed: 'La empresa no se cerró',
  nameOfCompany: 'Nombre de la empresa',
  writeOut: 'Escríbelo para confirmar',
} satisfies Translation<typeof en>
