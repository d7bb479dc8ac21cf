/** @typedef {(pattern: string, text: string) => number | undefined} Test */

/**
 * A matcher that has failed once answers nothing.
 * @param {Test} test
 * @returns {{ test: Test }}
 */
export function sound(test) {
  let isSound = true;
  return {
    test(pattern, text) {
      if (isSound) {
        try {
          return test(pattern, text);
        } catch {
          isSound = false;
        }
      }
      return undefined;
    },
  };
}
