import { createContext, useContext } from 'react';

/** How the font library is opened. */
export interface ManageFonts {
	onClick: () => void;
}

/** Context of {@link ManageFonts}; `undefined` where there is no font library. */
export const ManageFontsContext = createContext< ManageFonts | undefined >(
	undefined
);

/** Returns how the font library is opened; `undefined` where there is none. */
export function useManageFonts(): ManageFonts | undefined {
	return useContext( ManageFontsContext );
}
