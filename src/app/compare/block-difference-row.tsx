import { Button, CheckboxControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { MouseEvent } from 'react';

import { useBlockTitle } from '@/features/styles/config/use-block-title';
import { RestoredMark } from '@/features/styles/compare/restored-mark';
import {
	describePath,
	describeValue,
} from '@/features/styles/rules/describe-path';
import { moveFocusToArea } from '@/focus';
import { outline } from '@/kits/compare';
import {
	diffAttributes,
	getBlockText,
} from '@/utils/block-markup/describe-block';
import type { BlockDifference } from '@/utils/block-markup/diff-blocks';
import type { MarkupBlock } from '@/utils/block-markup/markup';
import { shorten } from '@/utils/shorten';
import type { RestoreBlocks } from './use-restore-blocks';

/** Number of attributes that a row lists; more would push the other blocks out of view. */
const MAX_ATTRIBUTES = 8;

const hide = () => outline( undefined );

/** Props of {@link BlockDifferenceRow}. */
export interface BlockDifferenceRowProps {
	difference: BlockDifference;
	isChosen: boolean;
	onChoose: ( isChosen: boolean ) => void;
	/** Undefined where nothing can be restored. */
	restore: RestoreBlocks | undefined;
	/** Whether the current state has the block of the other one already. */
	isRestored?: boolean;
	/** Outlines the block in both pictures. */
	onShow: () => void;
}

/** One block that differs between two contents: its location, its changes, and the button that restores it. */
export function BlockDifferenceRow( {
	difference,
	isChosen,
	onChoose,
	restore,
	isRestored = false,
	onShow,
}: BlockDifferenceRowProps ) {
	const getTitle = useBlockTitle();
	const { id, kind, before, after, parents } = difference;
	const nameBlock = ( { name }: MarkupBlock ) =>
		name === null ? __( 'HTML', 'atelier' ) : getTitle( name );
	const block = after ?? before;
	const title = block ? nameBlock( block ) : '';
	const label = [ ...parents.map( nameBlock ), title ].join( ' › ' );
	return (
		<li
			onFocus={ onShow }
			onBlur={ hide }
			onMouseEnter={ onShow }
			onMouseLeave={ hide }
		>
			{ restore && (
				<CheckboxControl
					__nextHasNoMarginBottom
					aria-label={ label }
					checked={ isChosen }
					onChange={ onChoose }
				/>
			) }
			<span className="atelier-style-differences__name">
				{ formatKind( kind, label ) }
			</span>
			<BlockValues before={ before } after={ after } />
			{ restore && (
				<span className="atelier-style-differences__actions">
					<Button
						variant="link"
						aria-label={ sprintf(
							/* translators: %s: name of a block, with the blocks in which it stands. */
							__( 'Restore only this: %s', 'atelier' ),
							label
						) }
						onClick={ ( {
							currentTarget,
						}: MouseEvent< HTMLElement > ) => {
							moveFocusToArea( currentTarget.closest( 'li' ) );
							restore(
								new Set( [ id ] ),
								sprintf(
									/* translators: %s: name of a block. */
									__( '“%s” restored.', 'atelier' ),
									title
								)
							);
						} }
					>
						{ __( 'Restore only this', 'atelier' ) }
					</Button>
				</span>
			) }
			{ isRestored && (
				<RestoredMark
					text={ __(
						'Your unsaved changes include this.',
						'atelier'
					) }
				/>
			) }
		</li>
	);
}

function formatKind( kind: BlockDifference[ 'kind' ], label: string ): string {
	switch ( kind ) {
		case 'added':
			return sprintf(
				/* translators: %s: name of a block, with the blocks in which it stands. */
				__( '%s: added', 'atelier' ),
				label
			);
		case 'removed':
			return sprintf(
				/* translators: %s: name of a block, with the blocks in which it stands. */
				__( '%s: removed', 'atelier' ),
				label
			);
		case 'changed':
			return sprintf(
				/* translators: %s: name of a block, with the blocks in which it stands. */
				__( '%s: changed', 'atelier' ),
				label
			);
		case 'moved':
			return sprintf(
				/* translators: %s: name of a block, with the blocks in which it stands. */
				__( '%s: moved', 'atelier' ),
				label
			);
	}
}

function BlockValues( {
	before,
	after,
}: Pick< BlockDifference, 'before' | 'after' > ) {
	const texts = [ before, after ].map( ( block ) =>
		block ? getBlockText( block ) : ''
	);
	const [ from = '', to = '' ] = texts;
	const attributes =
		before && after
			? diffAttributes( before.attributes, after.attributes )
			: [];
	return (
		<>
			{ ( from !== to || attributes.length === 0 ) && (
				<span className="atelier-style-differences__values">
					{ before && after && from !== to
						? formatPair( from, to )
						: to || from }
				</span>
			) }
			{ attributes.slice( 0, MAX_ATTRIBUTES ).map( ( attribute ) => (
				<span
					key={ attribute.path.join( '.' ) }
					className="atelier-style-differences__values"
				>
					{ sprintf(
						/* translators: 1: name of a value, for example "Color, text". 2: both values, for example "red → blue". */
						__( '%1$s: %2$s', 'atelier' ),
						describePath( attribute.path ),
						formatPair(
							formatValue( attribute.before ),
							formatValue( attribute.after )
						)
					) }
				</span>
			) ) }
		</>
	);
}

function formatPair( before: string, after: string ): string {
	return sprintf(
		/* translators: 1: the value before, 2: the value after. */
		__( '%1$s → %2$s', 'atelier' ),
		before === '' ? __( '(empty)', 'atelier' ) : before,
		after === '' ? __( '(empty)', 'atelier' ) : after
	);
}

function formatValue( value: unknown ): string {
	return value === undefined
		? __( 'Not set', 'atelier' )
		: shorten( describeValue( value ) );
}
