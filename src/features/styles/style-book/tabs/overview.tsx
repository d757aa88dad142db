import { __ } from '@wordpress/i18n';

import { BookBlocks, BookExample } from '../book-example';
import {
	readButtons,
	readCaptions,
	readContentLinks,
	readHeadings,
	readLinks,
	readText,
} from '../book-samples';
import {
	createButtons,
	createCaption,
	createHeadings,
	createSampleLink,
	createText,
} from '../sample-blocks';
import {
	CONTENT_BLOCK,
	CONTENT_CLASS,
	useHasContentLinks,
} from '../use-has-content-links';
import { Colors } from './palettes';

/** The site at a glance: colours and type. */
export function Overview() {
	const hasContentLinks = useHasContentLinks();
	return (
		<>
			<Colors />
			<BookExample
				read={ readHeadings }
				title={ __( 'Headings', 'atelier' ) }
				to={ { screen: 'typography-element', element: 'heading' } }
			>
				<BookBlocks create={ createHeadings } />
			</BookExample>
			<BookExample
				read={ readText }
				title={ __( 'Text', 'atelier' ) }
				to={ { screen: 'typography-element', element: 'text' } }
			>
				<BookBlocks create={ createText } />
			</BookExample>
			<BookExample
				read={ readLinks }
				title={ __( 'Links', 'atelier' ) }
				to={ { screen: 'typography-element', element: 'link' } }
			>
				<BookBlocks create={ createSampleLink } />
			</BookExample>
			{ hasContentLinks && (
				<BookExample
					read={ readContentLinks }
					title={ __( 'Links in content', 'atelier' ) }
					to={ { screen: 'block', blockName: CONTENT_BLOCK } }
				>
					<BookBlocks
						className={ CONTENT_CLASS }
						create={ createSampleLink }
					/>
				</BookExample>
			) }
			<BookExample
				read={ readCaptions }
				title={ __( 'Captions', 'atelier' ) }
				to={ { screen: 'typography-element', element: 'caption' } }
			>
				<BookBlocks create={ createCaption } />
			</BookExample>
			<BookExample
				read={ readButtons }
				title={ __( 'Buttons', 'atelier' ) }
				to={ { screen: 'typography-element', element: 'button' } }
			>
				<BookBlocks create={ createButtons } />
			</BookExample>
		</>
	);
}
