const MODULUS = 2_147_483_647;
const MULTIPLIER = 48_271;

/**
 * Returns a function that returns numbers between 0 and 1, the same sequence for the same seed (Park and Miller's generator).
 *
 * @param seed Any whole number.
 */
export function createRandom( seed: number ): () => number {
	let state = ( Math.abs( seed ) % ( MODULUS - 1 ) ) + 1;
	return () => {
		state = ( state * MULTIPLIER ) % MODULUS;
		return state / MODULUS;
	};
}
