/**
 * Returns whether the installed packages are those of the lock file.
 *
 * @param {Object} lock      The content of `package-lock.json`.
 * @param {Object} installed The content of `node_modules/.package-lock.json`, npm's record of what it installed.
 * @return {boolean} False when a package that is not optional is absent or has another version.
 */
export function isLockSatisfied( lock, installed ) {
	return Object.entries( lock.packages ?? {} ).every(
		( [ path, wanted ] ) => {
			if (
				path === '' ||
				wanted.optional ||
				wanted.peer ||
				wanted.devOptional
			) {
				return true;
			}
			return installed.packages?.[ path ]?.version === wanted.version;
		}
	);
}
