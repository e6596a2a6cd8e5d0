/** Maximum side length of a cropped or reduced photo, in pixels: three times the largest size at which it is shown. */
const LONGEST_SIDE = 1024;

/**
 * Crops a picture to a square JPEG file. `position` is the place of the square along the longer side, from 0 (left or
 * top) to 100. Throws if the browser cannot encode the picture.
 */
export async function cropPhoto(picture: ImageBitmap, position: number, name: string): Promise<File> {
  const { width, height } = picture;
  const side = Math.min(width, height);
  const size = Math.min(side, LONGEST_SIDE);
  const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gives no canvas.');
  // Fills the background, because transparent areas would turn black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, size, size);
  const offset = (length: number) => ((length - side) * position) / 100;
  context.drawImage(picture, offset(width), offset(height), side, side, 0, 0, size, size);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
  if (!blob) throw new Error('The browser made no picture.');
  return new File([blob], name.replace(/(\.\w+)?$/, '.jpg'), { type: blob.type });
}
