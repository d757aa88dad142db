let runningWrites = 0;

/**
 * Runs a write, which counts as running until it has a result.
 *
 * @param write The write.
 */
export async function whileWriting< T >(
	write: () => Promise< T >
): Promise< T > {
	runningWrites++;
	try {
		return await write();
	} finally {
		runningWrites--;
	}
}

/** Returns whether a write is running that a list, a form or the font library made without Save. */
export function isWriteRunning(): boolean {
	return runningWrites > 0;
}
