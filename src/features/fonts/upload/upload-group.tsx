import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import type { FontUpload } from '../parse/read-font-files';
import { UploadRow } from './upload-row';

/** Props of {@link UploadGroup}. */
export interface UploadGroupProps {
	/** Files of the same family, by their contents. */
	uploads: readonly FontUpload[];
	/** Name of an earlier file with the same variant, by the file that repeats it. */
	repeated: ReadonlyMap< FontUpload, string >;
	/** Called with changes of some files, or, without these, of the whole group. */
	onChange: (
		changes: Partial< FontUpload >,
		uploads?: readonly FontUpload[]
	) => void;
	onRemove: ( upload: FontUpload ) => void;
}

/** Files of one family, with a field for its name, and the variant of each file. */
export function UploadGroup( {
	uploads,
	repeated,
	onChange,
	onRemove,
}: UploadGroupProps ) {
	return (
		<div className="atelier-fonts-upload-group">
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Family', 'atelier' ) }
				value={ uploads[ 0 ]?.family ?? '' }
				maxLength={ 150 }
				onChange={ ( family ) => onChange( { family } ) }
			/>
			<ul className="atelier-fonts-list">
				{ uploads.map( ( upload ) => (
					<UploadRow
						key={ upload.fileName }
						upload={ upload }
						repeats={ repeated.get( upload ) }
						onChange={ ( next ) => onChange( next, [ upload ] ) }
						onRemove={ () => onRemove( upload ) }
					/>
				) ) }
			</ul>
		</div>
	);
}
