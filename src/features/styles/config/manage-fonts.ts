import { createContext, useContext } from 'react';

/** Opens the font library, or the family of a name in it. */
export type ManageFonts = ( family?: string ) => void;

/** Context of the function that opens the font library; `undefined` where there is none. */
export const ManageFontsContext = createContext< ManageFonts | undefined >(
	undefined
);

/** Returns the function that opens the font library; `undefined` where there is none. */
export function useManageFonts(): ManageFonts | undefined {
	return useContext( ManageFontsContext );
}
