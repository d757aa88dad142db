import { useMemo, useState } from 'react';
import { FormTokenField } from '@wordpress/components';
import type { RenderModalProps } from '@wordpress/dataviews';
import { __, _n, sprintf } from '@wordpress/i18n';

import { SubmitForm } from '@/components/submit-form';
import { runOnItems } from '@/kits/saving/outcomes';
import type { PatternCategoryRecord } from '../reads/patterns';
import type { PatternItem } from '../rules/types';
import { usePatternLibrary } from '../use-libraries';
import { findOrCreateCategory } from '../writes/write-categories';
import { saveCategories as writeCategories } from '../writes/write-patterns';
import {
	getItemTitle,
	toEligibility,
	type PatternAction,
} from './pattern-action';

/** Changes the categories of patterns; the notice has Undo. */
export const setCategories: PatternAction = {
	id: 'set-pattern-categories',
	getLabel: () => __( 'Categories', 'atelier' ),
	supportsBulk: true,
	isEligible: toEligibility( 'setCategories' ),
	Dialog: CategoriesForm,
};

/** Form that asks for categories. For several patterns, the field begins with the categories that all of them have. */
export function CategoriesForm( {
	items,
	closeModal,
}: RenderModalProps< PatternItem > ) {
	const { library } = usePatternLibrary();
	const categories = library?.categories ?? NO_CATEGORIES;
	const first = useMemo(
		() => sharedLabels( items, categories ),
		[ items, categories ]
	);
	const [ labels, setLabels ] = useState< readonly string[] >( first );

	const save = async () => {
		const added = labels.filter( ( label ) => ! first.includes( label ) );
		const removed = first.filter( ( label ) => ! labels.includes( label ) );
		const addedIds = await Promise.all(
			added.map(
				async ( label ) =>
					( await findOrCreateCategory( label, categories ) ).id
			)
		);
		const removedIds = categories
			.filter( ( { label } ) => removed.includes( label ) )
			.map( ( { id } ) => id );
		await runOnItems( items, {
			subject: 'wp_block',
			getTitle: getItemTitle,
			run: ( item ) => {
				const kept = item.categoryIds.filter(
					( id ) => ! removedIds.includes( id )
				);
				return writeCategories( item, [
					...new Set( [ ...kept, ...addedIds ] ),
				] );
			},
			done: ( { length } ) =>
				sprintf(
					/* translators: %d: number of patterns. */
					_n(
						'Categories of %d pattern updated.',
						'Categories of %d patterns updated.',
						length,
						'atelier'
					),
					length
				),
		} );
	};

	return (
		<SubmitForm
			submitLabel={ __( 'Save', 'atelier' ) }
			failure={ __(
				'An error occurred while updating the categories.',
				'atelier'
			) }
			onSubmit={ save }
			onClose={ closeModal }
		>
			<FormTokenField
				__next40pxDefaultSize
				label={ __( 'Categories', 'atelier' ) }
				value={ labels as string[] }
				suggestions={ [
					...new Set( categories.map( ( { label } ) => label ) ),
				] }
				onChange={ ( tokens ) =>
					setLabels(
						tokens
							.map( ( token ) =>
								( typeof token === 'string'
									? token
									: token.value
								).trim()
							)
							.filter( Boolean )
					)
				}
				tokenizeOnBlur
			/>
		</SubmitForm>
	);
}

const NO_CATEGORIES: readonly PatternCategoryRecord[] = [];

function sharedLabels(
	items: readonly PatternItem[],
	categories: readonly PatternCategoryRecord[]
): readonly string[] {
	return categories
		.filter(
			( { id } ) =>
				id !== undefined &&
				items.every( ( item ) => item.categoryIds.includes( id ) )
		)
		.map( ( { label } ) => label );
}
