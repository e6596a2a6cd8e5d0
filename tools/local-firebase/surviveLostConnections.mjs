/**
 * Loaded into firebase-tools' own process. Its proxies respond twice if a connection breaks during a response, for
 * example when a function refuses a large body early. That error would end all emulators. With this file the error ends
 * only its request. Every other error still ends the process.
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
