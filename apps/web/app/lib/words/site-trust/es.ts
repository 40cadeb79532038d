// Spanish texts of the pages of security and trust.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  securityLead:
    'El acceso se decide en la base de datos, fila por fila. Todo lo que hay por encima podría fallar y una empresa seguiría sin ver a otra.',
  rows: 'Filas, no pantallas',
  rowsMore:
    'Cada tabla lleva reglas que dicen quién puede leer y escribir cuáles de sus filas. Se prueban como una sola tabla de quién, qué y cómo, con la respuesta esperada escrita a mano. Una tabla nueva sin entrada hace fallar nuestra compilación.',
  signIn: 'Inicio de sesión',
  signInPasswords:
    'Las contraseñas se guardan como hashes argon2id. Una cuenta desconocida y una contraseña incorrecta reciben la misma respuesta.',
  signInTokens: 'Los tokens de renovación rotan, y uno robado que se usa dos veces anula toda su familia.',
  signInSecondFactor: 'Todos pueden activar un segundo factor (TOTP).',
  signInPasskey: 'Una llave de acceso inicia sesión sin contraseña, y no en una página falsa.',
  signInReset: 'Los enlaces de restablecimiento funcionan una vez y caducan a las {hours} horas.',
  keys: 'Claves y dispositivos',
  keysMore:
    'Los tokens de dispositivo se muestran una vez y se guardan como hashes. Un token de dispositivo pertenece a un vehículo y solo puede informar de dónde está. Los números de seguimiento llevan un carácter de control, y los intentos de adivinarlos están limitados.',
  browser: 'En el navegador',
  browserMore:
    'Una política de contenido estricta, sin marcos, sin scripts de otros sitios. De las imágenes redimensionadas se quita lo que las cámaras escribieron en ellas. Las hojas de cálculo se leen con límites.',
  report: 'Informar de una vulnerabilidad',
  reportMore:
    'Escríbenos por <contact>Contacto</contact> con lo que encontraste y cómo repetirlo. Respondemos en un plazo de {hours} horas los días laborables, y no perseguimos a quienes buscan de buena fe.',
  trustLead: 'Qué prometemos y dónde puedes comprobarlo.',
  promises: 'Promesas',
  promiseKept: 'Lo que se confirmó se conserva',
  promiseKeptMore: 'Una escritura que confirmamos sobrevive a una caída del servidor.',
  promiseOnce: 'Nada se hace dos veces',
  promiseOnceMore: 'Una petición repetida con la misma clave recibe la primera respuesta.',
  promisePlan: 'Un plan es lo que dice',
  promisePlanMore:
    'Un segundo programa recalcula la carga, el tiempo y las franjas de cada plan antes de que lo veas.',
  promiseDeploy: 'Un despliegue no es una caída',
  promiseDeployMore: 'El día en ruta sigue mientras el servidor cambia.',
  availability: 'Disponibilidad',
  availabilityMore:
    'Las sondas funcionan todo el tiempo; la <status>página de estado</status> muestra sus resultados, cada incidencia que publicamos y el mantenimiento previsto.',
  securityMore:
    'Cómo funcionan el acceso, el inicio de sesión y las claves está escrito en la <security>página de seguridad</security>.',
  privacyMore:
    'Qué se guarda, para quién y cuánto tiempo: <privacy>Privacidad</privacy>. El mapa, las carreteras y las direcciones vienen de nuestros propios servidores, salvo que haya configurado un servicio externo; este recibe entonces las direcciones que se le preguntan.',
  leaving: 'Marcharse',
  leavingMore:
    'De mes en mes. Los administradores se llevan todo en un solo archivo zip: pedidos, personas, posiciones, fotos, facturas y el registro. También durante {days} días después de cerrar la empresa.',
  sources: 'De dónde vienen los datos del mapa',
  sourcesMore:
    'Las regiones reales se compilan de OpenStreetMap, © colaboradores de OpenStreetMap, bajo la Open Database License. La ciudad de la demostración, Ashmouth, es inventada y la genera nuestro propio programa.',
} satisfies Translation<typeof en>
