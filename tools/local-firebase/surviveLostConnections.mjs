/**
 * Loaded into firebase-tools' own process. Its proxies answer a second time when a connection breaks while they answer
 * (a function refused a large body before it was read), and the error of that would end all emulators. A request whose
 * connection is lost ends alone here; every other error ends the process as before.
 */
const ofOneConnection = new Set([
  'ECONNABORTED',
  'ECONNRESET',
  'EPIPE',
  'ERR_HTTP_HEADERS_SENT',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_WRITE_AFTER_END',
]);

process.setUncaughtExceptionCaptureCallback((error) => {
  if (ofOneConnection.has(error.code)) console.error(`A connection was lost: ${error.message}`);
  else if (!process.emit('uncaughtException', error, 'uncaughtException')) {
    console.error(error);
    process.exit(1);
  }
});
