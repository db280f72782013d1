/** A file that was chosen; its bytes in base64. */
export interface ImportFile {
  readonly name: string;
  readonly content: string;
}

/** Rejects if the browser cannot read the file, for example because it was moved. */
export const toBase64 = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    // An empty file has a data URL without a comma in some browsers.
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
