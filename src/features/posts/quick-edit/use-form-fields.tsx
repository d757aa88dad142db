import { useMemo } from 'react';
import type { Field } from '@wordpress/dataviews';
import {
	discussionField,
	excerptField,
	featuredImageField,
	formatField,
	parentField,
	passwordField,
	slugField,
	stickyField,
	templateField,
} from '@wordpress/fields';
import { dateI18n, getDate, getSettings, isInTheFuture } from '@wordpress/date';
import { __ } from '@wordpress/i18n';

import { isDate, NO_DATE } from '@/utils/format-date';
import { toReadableSlug } from '@/utils/readable-slug';
import { getAuthors } from '../fields/get-elements';
import { StatusName } from '../fields/status-name';
import { FeaturedImageEdit } from './featured-image-edit';
import { getStatusChoices } from './get-status-choices';
import { getTermLabel, TERM_FIELDS, type TermField } from './shared-terms';
import { TermNames } from './term-names';
import { TermsEdit } from './terms-edit';
import { UncheckedRadioEdit } from './unchecked-radio-edit';
import type { FormPost, PostEdits } from './types';

type EditField = Field< FormPost >;

/**
 * Returns the fields of the form. A property in which several posts differ shows "Mixed" and is valid, until a person sets a value.
 *
 * @param mixed Names of those properties.
 */
export function useFormFields(
	mixed: readonly ( keyof PostEdits )[]
): EditField[] {
	const key = mixed.join();
	return useMemo( () => {
		const names: readonly string[] = key.split( ',' );
		return createFields().map( ( field ) =>
			names.includes( field.id ) ||
			( field.id === 'discussion' &&
				( names.includes( 'comment_status' ) ||
					names.includes( 'ping_status' ) ) )
				? toMixed( field )
				: field
		);
	}, [ key ] );
}

function toMixed( field: EditField ): EditField {
	return {
		...field,
		render: Mixed,
		isValid: { ...field.isValid, elements: false },
		// The host's modal validates elements in any case, and its control shows the result.
		...( field.Edit === 'radio' &&
			field.id !== 'status' && { Edit: UncheckedRadioEdit } ),
	};
}

function Mixed() {
	return <span>{ __( 'Mixed', 'atelier' ) }</span>;
}

function createFields(): EditField[] {
	const openOrClosed = [
		{ value: 'open', label: __( 'Open', 'atelier' ) },
		{ value: 'closed', label: __( 'Closed', 'atelier' ) },
	];
	return [
		fromHost( featuredImageField, { Edit: FeaturedImageEdit } ),
		{
			id: 'title',
			type: 'text',
			label: __( 'Title', 'atelier' ),
			placeholder: __( 'No title', 'atelier' ),
		},
		{
			id: 'status',
			type: 'text',
			label: __( 'Status', 'atelier' ),
			Edit: 'radio',
			elements: getStatusChoices(),
			render: ( { item } ) => (
				<StatusName
					type={ item.type }
					status={ item.status ?? '' }
					title={ item.title ?? '' }
				/>
			),
			isValid: { elements: false },
		},
		fromHost( passwordField, {
			// Specification 4.8: a private post has no password.
			isVisible: ( { status } ) => status !== 'private',
		} ),
		{
			id: 'date',
			type: 'datetime',
			label: __( 'Date', 'atelier' ),
			render: ( { item } ) => <span>{ describeDate( item.date ) }</span>,
			isValid: {
				custom: ( { status, date, lacksDate } ) =>
					lacksDate ??
					( status === 'future' &&
						( ! date || ! isInTheFuture( date ) ) )
						? __(
								'A scheduled post needs a date in the future.',
								'atelier'
						  )
						: null,
			},
		},
		{
			id: 'author',
			type: 'integer',
			label: __( 'Author', 'atelier' ),
			getElements: getAuthors,
			// A person without the right to write is no choice, but may be the author of older posts.
			isValid: { elements: false },
			// As a combobox the control can be emptied, but a post without an author cannot be saved.
			setValue: ( { value } ) =>
				value ? { author: Number( value ) } : {},
		},
		...TERM_FIELDS.map( createTermField ),
		fromHost( slugField, {
			getValue: ( { item } ) => toReadableSlug( item.slug ?? '' ),
			render: ( { item } ) => toReadableSlug( item.slug ?? '' ),
		} ),
		fromHost( parentField ),
		fromHost( templateField ),
		fromHost( discussionField ),
		{
			id: 'comment_status',
			type: 'text',
			label: __( 'Comments', 'atelier' ),
			Edit: 'radio',
			elements: openOrClosed,
		},
		{
			id: 'ping_status',
			type: 'text',
			label: __( 'Pingbacks and trackbacks', 'atelier' ),
			Edit: 'radio',
			elements: openOrClosed,
		},
		fromHost( excerptField ),
		fromHost( stickyField ),
		fromHost( formatField ),
	];
}

function createTermField( id: TermField ): EditField {
	return {
		id,
		label: getTermLabel( id ),
		render: ( { item } ) => (
			<TermNames restBase={ id } ids={ item[ id ] ?? [] } />
		),
		Edit: TermsEdit,
	};
}

// The host's fields have another record type with the same properties.
function fromHost(
	field: { id: string },
	changes: Partial< EditField > = {}
): EditField {
	return { ...( field as unknown as EditField ), ...changes };
}

/**
 * Returns a date in the site's time zone and format.
 *
 * @param date The date; undefined or null for the time of publication.
 */
function describeDate( date: string | null | undefined ): string {
	if ( ! date ) {
		return __( 'Immediately', 'atelier' );
	}
	return isDate( date )
		? dateI18n( getSettings().formats.datetime, getDate( date ) )
		: NO_DATE;
}
