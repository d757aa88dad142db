import { Button, VisuallyHidden } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';

import { lazyPart } from '@/components/lazy-part';
import {
	describeCount,
	type UsageKind,
	type UseCounts,
} from '@/features/usage';

const UsesDialog = lazyPart( () =>
	import( './uses-dialog' ).then( ( module ) => module.UsesDialog )
);

/** Props of {@link PresetUse}. */
export interface PresetUseProps {
	kind: UsageKind;
	/** Slug of the preset, or `block//style` of a block style. */
	id: string;
	name: string;
	/** Numbers of places, of this preset and of those beside it. */
	counts: UseCounts;
}

/** The number of places that use a preset, beside its row. If there are any, it opens their list. */
export function PresetUse( { kind, id, name, counts }: PresetUseProps ) {
	const [ isOpen, setIsOpen ] = useState( false );
	const count = counts.getCount( id );
	const text = describeCount( count, counts.mayHaveMore, counts.isSearched );
	if ( text === undefined ) {
		return null;
	}
	if ( count === 0 ) {
		const note = counts.mayHaveMore
			? __(
					'Some items are too large to be searched completely.',
					'atelier'
			  )
			: undefined;
		return (
			<span className="atelier-styles-row__count" title={ note }>
				{ text }
				{ note && <VisuallyHidden>{ ` (${ note })` }</VisuallyHidden> }
			</span>
		);
	}
	return (
		<>
			<Button
				className="atelier-styles-use"
				size="small"
				aria-haspopup="dialog"
				aria-label={ sprintf(
					/* translators: 1: name of a color or another preset. 2: number of places with the word "places". */
					__( '%1$s: %2$s', 'atelier' ),
					name,
					text
				) }
				onClick={ () => setIsOpen( true ) }
			>
				{ text }
			</Button>
			{ isOpen && (
				<UsesDialog
					kind={ kind }
					id={ id }
					name={ name }
					onClose={ () => setIsOpen( false ) }
				/>
			) }
		</>
	);
}
