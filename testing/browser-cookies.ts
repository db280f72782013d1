/** Converts a header `name=value; name=value` to cookies for a browser. */
export const toBrowserCookies = (header: string, url: string) =>
  header.split('; ').map((cookie) => {
    const [name = '', ...value] = cookie.split('=');
    return { name, value: value.join('='), url };
  });
