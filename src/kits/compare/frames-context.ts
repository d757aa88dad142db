import { createContext, useContext, useEffect } from 'react';

import { linkScrolling, type LinkedScrolling } from './link-scrolling';
import { useOutlineCss, type Side } from './outlined';

/** The documents of a comparison's halves, which scroll together. */
export const FramesContext = createContext< LinkedScrolling >(
	linkScrolling()
);

const OUTLINE_ID = 'atelier-outline';

/** The half in which a component is rendered. */
export const SideContext = createContext< Side >( 'left' );

const toItself = ( selector: string ) => selector;

/**
 * Makes a document one of the halves: it scrolls with the other one, and outlines the same elements.
 *
 * @param page       Document; undefined until it is loaded.
 * @param toSelector Returns the selector for an outlined value that is no selector itself.
 */
export function useHalf(
	page: Document | undefined,
	toSelector: ( name: string ) => string | undefined = toItself
): void {
	const frames = useContext( FramesContext );
	const css = useOutlineCss( useContext( SideContext ), toSelector );
	useEffect( () => page && frames.add( page ), [ page, frames ] );
	useEffect( () => {
		if ( page ) {
			setSheet( page, OUTLINE_ID, css );
		}
	}, [ page, css ] );
}

/**
 * Sets the contents of a style sheet in a document, and adds the sheet if it does not exist.
 *
 * @param page Document.
 * @param id   Id of the element.
 * @param css  Its contents.
 */
export function setSheet( page: Document, id: string, css: string ): void {
	const sheet =
		page.getElementById( id ) ??
		page.head.appendChild(
			Object.assign( page.createElement( 'style' ), { id } )
		);
	if ( sheet.textContent !== css ) {
		sheet.textContent = css;
	}
}
