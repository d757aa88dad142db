import {
	useContext,
	useId,
	useMemo,
	useRef,
	type ReactNode,
	type RefObject,
} from 'react';
import clsx from 'clsx';
import { __, sprintf } from '@wordpress/i18n';
import type { PreviewedBlock } from '@wordpress/block-editor';
import { ErrorBoundary } from 'react-error-boundary';

import { useBlockPreview } from '@/wordpress/unstable-block-editor';
import { StylesNavigationContext } from '../config/styles-navigation';
import { isShownBy } from '../rules/style-book';
import type { StylesSection } from '../rules/styles-section';
import { useReading } from './use-reading';
import { useScrollIntoView } from './use-scroll-into-view';
import type { WordsRun } from './words-queue';

/** Props of {@link BookExample}. */
export interface BookExampleProps {
	title: string;
	/** Inner screen of Styles that edits the example; undefined where the person may not edit it. */
	to: StylesSection | undefined;
	/** Whether it has the full width. */
	isWide?: boolean;
	/** Describes the look of the example. It is the same function as long as its words are the same. */
	read: ( example: Element, run: WordsRun ) => string;
	/** Content of the example, which is not interactive. */
	children: ReactNode;
}

/**
 * An example in the Style Book. Its title is a button that opens the screen which edits it, and so does a click anywhere on it. In a book
 * of styles that cannot be edited it has no button. The line below the title describes its look.
 */
export function BookExample( {
	title,
	to,
	isWide = false,
	read,
	children,
}: BookExampleProps ) {
	const navigation = useContext( StylesNavigationContext );
	const ref = useRef< HTMLDivElement >( null );
	const wordsId = useId();
	const words = useReading( ref, read );
	const content = (
		<>
			<p id={ wordsId } className="atelier-book__words">
				{ words }
			</p>
			<ErrorBoundary
				resetKeys={ [ title ] }
				fallbackRender={ () => (
					<p className="atelier-book__problem">
						{ __( 'This example cannot be shown.', 'atelier' ) }
					</p>
				) }
			>
				{ children }
			</ErrorBoundary>
		</>
	);
	const className = clsx( 'atelier-book__example', { 'is-wide': isWide } );
	return navigation && to ? (
		<LeadingExample
			exampleRef={ ref }
			className={ className }
			title={ title }
			wordsId={ wordsId }
			isCurrent={ isShownBy( to, navigation.section ) }
			onOpen={ () => navigation.goTo( to ) }
		>
			{ content }
		</LeadingExample>
	) : (
		<div ref={ ref } className={ className }>
			<div className="atelier-book__title">{ title }</div>
			{ content }
		</div>
	);
}

interface LeadingExampleProps {
	exampleRef: RefObject< HTMLDivElement >;
	className: string;
	title: string;
	/** Id of the element with the description. */
	wordsId: string;
	/** Whether its screen is open. */
	isCurrent: boolean;
	onOpen: () => void;
	children: ReactNode;
}

function LeadingExample( {
	exampleRef,
	className,
	title,
	wordsId,
	isCurrent,
	onOpen,
	children,
}: LeadingExampleProps ) {
	const heading = useRef< HTMLButtonElement >( null );
	useScrollIntoView( heading, isCurrent );
	return (
		// The keyboard uses the button in it.
		// eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
		<div
			ref={ exampleRef }
			className={ clsx( className, 'is-leading', {
				'is-current': isCurrent,
			} ) }
			onClick={ onOpen }
		>
			<button
				ref={ heading }
				type="button"
				className="atelier-book__title"
				aria-label={ sprintf(
					/* translators: %s: title of an example of the Style Book, for example "Headings". */
					__( 'Open %s styles in Styles panel', 'atelier' ),
					title
				) }
				aria-describedby={ wordsId }
				aria-current={ isCurrent || undefined }
			>
				{ title }
			</button>
			{ children }
		</div>
	);
}

/** Blocks with the site's styles. */
export function BookBlocks( {
	create,
	className,
}: {
	className?: string | undefined;
	/** Creates the blocks; it is the same function as long as they are the same. */
	create: () => readonly PreviewedBlock[];
} ) {
	const blocks = useMemo( create, [ create ] );
	const props = useBlockPreview( {
		blocks,
		props: { className: clsx( 'atelier-book__blocks', className ) },
	} );
	return <div { ...props } />;
}
