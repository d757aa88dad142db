import { createContext, useContext } from 'react';

/** Whether the surrounding area covers another one in a narrow window. The layout provides it. */
export const CoveringContext = createContext( false );

/** Returns whether the area around the component covers another one, which is then hidden. */
export function useIsCovering(): boolean {
	return useContext( CoveringContext );
}
