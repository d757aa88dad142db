import { createContext, useContext } from 'react';

/** Filter of the list of blocks. */
export interface BlockFilter {
	search: string;
	/** Whether only blocks are listed that the person has changed. */
	isCustomizedOnly: boolean;
	/** Whether only blocks with CSS of the person are listed. */
	isCssOnly: boolean;
}

/** A filter, and the function that changes it. */
export type BlockFilterState = readonly [
	filter: BlockFilter,
	setFilter: ( filter: BlockFilter ) => void,
];

/** Filter that lists all blocks. */
export const NO_BLOCK_FILTER: BlockFilter = {
	search: '',
	isCustomizedOnly: false,
	isCssOnly: false,
};

/** Context of the filter. It remains while the panel is open, so that the list is the same after Back. */
export const BlockFilterContext = createContext< BlockFilterState >( [
	NO_BLOCK_FILTER,
	() => {},
] );

/** Returns the filter of the list of blocks, and the function that changes it. */
export function useBlockFilter(): BlockFilterState {
	return useContext( BlockFilterContext );
}
