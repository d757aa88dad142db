/** Something that a layer uses and does not import: `app/` fills it before the first rendering. */
export interface Slot< T > {
	/**
	 * Fills the slot; it may be filled again.
	 *
	 * @param content The content from then on.
	 */
	fill: ( content: T ) => void;
	/** Returns the content of the slot; throws while it is empty. */
	get: () => T;
}

/**
 * Returns an empty slot.
 *
 * @param name Name of the slot, for the error of one that nobody has filled.
 */
export function createSlot< T extends object >( name: string ): Slot< T > {
	let filled: T | undefined;
	return {
		fill: ( content ) => {
			filled = content;
		},
		get: () => {
			if ( ! filled ) {
				throw new Error(
					`The slot “${ name }” is empty: call fillSlots of src/app first.`
				);
			}
			return filled;
		},
	};
}
