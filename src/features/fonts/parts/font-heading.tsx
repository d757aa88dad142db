import { createContext, useContext, type ReactNode } from 'react';

/** Level of the headings within the font library; it depends on the heading above the library. */
export const FontHeadingLevel = createContext< 2 | 3 >( 2 );

/** Props of {@link FontHeading}. */
export interface FontHeadingProps {
	className: string;
	children: ReactNode;
}

/** A heading within the font library. */
export function FontHeading( props: FontHeadingProps ) {
	const Heading = `h${ useContext( FontHeadingLevel ) }` as const;
	return <Heading { ...props } />;
}
