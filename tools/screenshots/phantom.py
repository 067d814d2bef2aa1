"""Synthetic DICOM studies for viewer screenshots (no patient data).
usage: phantom.py OUTDIR   -> OUTDIR/<study>/<series>/*.dcm + OUTDIR/index.json (DICOM JSON metadata)
"""
import sys, os, json, datetime
import numpy as np
from scipy.ndimage import gaussian_filter, zoom
import pydicom
from pydicom.dataset import Dataset, FileMetaDataset
from pydicom.uid import ExplicitVRLittleEndian

OUT = sys.argv[1]
ROOT = "1.2.826.0.1.3680043.8.498.77"  # fixed: output is the same at each run


def uid(*p):
    return ROOT + "." + ".".join(str(x) for x in p)


N, Z, PX, DZ = 256, 80, 1.5, 3.5
CT_, MR_, PT_, SEG_ = (
    "1.2.840.10008.5.1.4.1.1.2",
    None,
    "1.2.840.10008.5.1.4.1.1.128",
    "1.2.840.10008.5.1.4.1.1.66.4",
)


def grid(n=N, z=Z, px=PX, dz=DZ):
    y, x = np.meshgrid((np.arange(n) - n / 2 + 0.5) * px, (np.arange(n) - n / 2 + 0.5) * px, indexing="ij")
    zz = (np.arange(z) - z / 2 + 0.5) * dz
    return x[None].astype("f4"), y[None].astype("f4"), zz[:, None, None].astype("f4")


X, Y, ZZ = grid()


def ell(cx, cy, cz, rx, ry, rz, p=2):
    return (np.abs((X - cx) / rx) ** p + np.abs((Y - cy) / ry) ** p + np.abs((ZZ - cz) / rz) ** p) < 1


def cyl(cx, cy, rx, ry, p=2):
    return np.broadcast_to((np.abs((X - cx) / rx) ** p + np.abs((Y - cy) / ry) ** p) < 1, (Z, N, N))


def phantom(nod_r=8.0, seed=1):
    rng = np.random.default_rng(seed)
    v = np.full((Z, N, N), -1000, "f4")
    taper = 1 - 0.22 * np.clip((ZZ - 60) / 80, 0, 1) ** 2  # shoulders up (+z = head)
    body = (np.abs(X / (165 * taper)) ** 2.4 + np.abs((Y) / (112 * taper)) ** 2.4) < 1
    inner = (np.abs(X / (152 * taper)) ** 2.4 + np.abs((Y) / (100 * taper)) ** 2.4) < 1
    cav = (np.abs(X / (136 * taper)) ** 2.3 + np.abs((Y + 2) / (86 * taper)) ** 2.3) < 1
    v[body] = -95  # fat
    v[inner] = 50  # muscle wall
    v[cav] = -60  # mediastinal fat / cavity
    # ribs: tilted hoops between cav and inner
    tilt = ZZ + 0.35 * Y - 0.0006 * X * X
    rib = (
        (np.mod(tilt, 26) < 9.5)
        & (np.abs(X / (145 * taper)) ** 2.35 + np.abs(Y / (95 * taper)) ** 2.35 < 1)
        & ~((np.abs(X / (136 * taper)) ** 2.35 + np.abs(Y / (86 * taper)) ** 2.35) < 1)
    )
    rib &= ~((np.abs(X) < 22) & (Y < 0))
    v[rib] = 420
    # lungs
    rl = ell(-70, -2, 5, 60, 78, 150, 2.3) & cav
    ll = ell(72, 0, 5, 56, 76, 150, 2.3) & cav
    lung = rl | ll
    # diaphragm and abdomen
    dome = (ZZ < -70 + 28 * np.exp(-((X + 68) ** 2 + (Y) ** 2) / 5200.0)) & (X < 10)
    dome2 = (ZZ < -86 + 26 * np.exp(-((X - 72) ** 2 + (Y) ** 2) / 4500.0)) & (X >= 10)
    abd = (dome | dome2) & cav
    lung &= ~abd
    heart = ell(22, -28, -35, 58, 46, 48)
    lv = ell(34, -22, -40, 26, 22, 30)
    rv = ell(5, -42, -36, 26, 20, 30)
    lung &= ~heart
    v[lung] = -850 + 40 * (Y + 0 * X + 0 * ZZ)[0].repeat(Z, 0)[lung] / 80 if False else -850
    v[heart & cav] = 45
    v[lv] = 140
    v[rv] = 160
    v[cav & ~lung & ~heart & ~abd & (np.abs(X) < 38)] = np.maximum(v, -40)[
        cav & ~lung & ~heart & ~abd & (np.abs(X) < 38)
    ]
    # vessels: aorta, arch, SVC, pulmonary trunk
    v[cyl(26, 42, 13, 13)] = 170
    asc = ell(6, -22, 32, 15, 15, 46)
    v[asc] = 175
    arch = (
        (np.abs(np.hypot(ZZ - 58, (Y - 10) * 0.72) - 24) < 10) & (np.abs(X - 16 + 0.1 * Y) < 12) & (ZZ > 56)
    )
    v[arch] = 172
    svc = cyl(-24, -16, 9, 9) & (ZZ > -10)
    v[svc] = 210
    pa = (np.abs(np.hypot(X - 0, (ZZ - 12) * 1.6) - 18) < 12) & (np.abs(Y + 6) < 11) & (np.abs(X) < 50)
    v[pa] = 185
    # airway
    tr = cyl(0, 6, 9, 8) & (ZZ > 30)
    trw = cyl(0, 6, 11, 10) & (ZZ > 30)
    v[trw] = 30
    v[tr] = -990
    for s in (-1, 1):
        br = (np.hypot(X - s * (34 - ZZ) * 0.9, Y - 6) < 6.5) & (ZZ <= 34) & (ZZ > 0)
        v[br] = -980
    # pulmonary vessel trees: random walks from each hilum
    ves = np.zeros((Z, N, N), bool)

    def stamp(c, r):
        i = np.round(
            [(c[2] / DZ) + Z / 2 - 0.5, (c[1] / PX) + N / 2 - 0.5, (c[0] / PX) + N / 2 - 0.5]
        ).astype(int)
        rp = int(np.ceil(r / PX))
        rz = int(np.ceil(r / DZ))
        for dz in range(-rz, rz + 1):
            for dy in range(-rp, rp + 1):
                for dx in range(-rp, rp + 1):
                    if (dz * DZ) ** 2 + (dy * PX) ** 2 + (dx * PX) ** 2 <= r * r + 0.3:
                        a, b, c_ = i[0] + dz, i[1] + dy, i[2] + dx
                        if 0 <= a < Z and 0 <= b < N and 0 <= c_ < N:
                            ves[a, b, c_] = True

    def walk(p, d, r, n):
        p = np.array(p, float)
        d = np.array(d, float)
        for k in range(n):
            d = d + rng.normal(0, 0.16, 3)
            d /= np.linalg.norm(d)
            p = p + d * 2
            stamp(p, r)
            r *= 0.985
            if r > 0.9 and rng.random() < 0.085:
                walk(p, d + rng.normal(0, 0.7, 3), r * 0.78, int(n * 0.75))
            if r < 0.6:
                break

    for s in (-1, 1):
        for _ in range(11):
            walk(
                (s * 42, 0, 5 + rng.normal(0, 12)), (s * 1.0, rng.normal(0, 0.9), rng.normal(0, 1.1)), 4.2, 42
            )
    v[ves & lung] = 40
    # nodule (spiculated a little)
    rr = np.sqrt((X + 88) ** 2 + (Y + 30) ** 2 + (ZZ - 18) ** 2)
    ang = np.arctan2(Y + 30, X + 88)
    nod = rr < nod_r * (1 + 0.13 * np.sin(5 * ang) + 0.08 * np.sin(9 * ang + 1))
    v[nod] = 38
    # abdomen organs
    v[abd] = 35
    liver = abd & ell(-55, 0, -120, 92, 82, 82, 2.2)
    v[liver] = 112
    spl = abd & ell(88, 32, -125, 30, 36, 42)
    v[spl] = 122
    sto = abd & ell(62, -30, -125, 40, 32, 34)
    v[sto] = 15
    gas = sto & (Y < -42)
    v[gas] = -950
    v[cyl(26, 42, 13, 13)] = 170
    # spine, canal, processes, sternum
    disc = np.broadcast_to(np.mod(ZZ, 28) < 6, (Z, N, N))
    vb = cyl(0, 58, 20, 17)
    v[vb] = 260
    v[cyl(0, 58, 17, 14)] = 190
    v[vb & disc] = 80
    v[cyl(0, 84, 17, 12)] = 380
    v[cyl(0, 82, 10, 8)] = 25
    pro = (np.abs(X) < 4) & (Y > 92) & (Y < 108) & (np.mod(ZZ, 28) > 10)
    v[pro & body] = 430
    tra = (np.abs(Y - 84) < 5) & (np.abs(X) < 38) & (np.mod(ZZ, 28) > 12) & (np.abs(X) > 12)
    v[tra & body] = 380
    st = (np.abs(X) < 16) & (np.abs(Y + 90) < 6) & (ZZ > -50) & (ZZ < 85)
    v[st & body] = 280
    sc = (
        (np.abs(np.abs(X) - 95 - 0.15 * Y) < 34)
        & (np.abs(Y - 78 + 0.25 * (np.abs(X) - 95)) < 4)
        & (ZZ > 5)
        & (ZZ < 110)
    )
    v[sc & body] = 400
    # table
    tb = (np.abs(Y - (122 + 0.0006 * X * X * -1)) < 3) & (np.abs(X) < 175)
    v[np.broadcast_to(tb, v.shape)] = -650
    v = gaussian_filter(v, (0.35, 0.7, 0.7))
    noise = gaussian_filter(rng.normal(0, 1, v.shape).astype("f4"), (0, 0.7, 0.7))
    noise *= 14 / noise.std()
    v = v + noise
    circ = np.hypot(X, Y)[0] > N * PX / 2
    v[:, circ] = -1024
    return np.clip(np.round(v), -1024, 3071).astype("i2"), dict(
        nod=nod,
        liver=liver,
        heart=heart & cav,
        lungR=rl & lung,
        lungL=ll & lung,
        body=np.broadcast_to(body, v.shape),
    )


def base(study, series, inst, sop, mod):
    d = Dataset()
    d.file_meta = FileMetaDataset()
    d.file_meta.MediaStorageSOPClassUID = sop
    d.file_meta.TransferSyntaxUID = ExplicitVRLittleEndian
    d.SOPClassUID = sop
    d.SOPInstanceUID = uid(study["n"], series, inst)
    d.file_meta.MediaStorageSOPInstanceUID = d.SOPInstanceUID
    d.SpecificCharacterSet = "ISO_IR 192"
    d.PatientName = study["name"]
    d.PatientID = study["pid"]
    d.PatientBirthDate = "19600101"
    d.PatientSex = "M"
    d.PatientAge = "065Y"
    d.PatientWeight = "75"
    d.PatientSize = "1.75"
    d.StudyInstanceUID = uid(study["n"])
    d.SeriesInstanceUID = uid(study["n"], series)
    d.StudyID = str(study["n"])
    d.StudyDate = d.SeriesDate = d.AcquisitionDate = d.ContentDate = study["date"]
    d.StudyTime = "101500"
    d.SeriesTime = d.AcquisitionTime = d.ContentTime = "102000"
    d.AccessionNumber = study["acc"]
    d.StudyDescription = study["desc"]
    d.ReferringPhysicianName = ""
    d.Modality = mod
    d.SeriesNumber = series
    d.InstanceNumber = inst
    d.Manufacturer = "Synthetic"
    d.InstitutionName = "Phantom Laboratory"
    d.FrameOfReferenceUID = uid(study["n"], 99)
    d.PositionReferenceIndicator = ""
    return d


def save(d, vol):
    p = os.path.join(OUT, d.StudyInstanceUID, d.SeriesInstanceUID)
    os.makedirs(p, exist_ok=True)
    d.save_as(os.path.join(p, d.SOPInstanceUID + ".dcm"), write_like_original=False)


def series(study, num, vol, px, dz, mod, sop, desc, extra=None, inter=0, slope=1, wc=40, ww=400):
    n = vol.shape[1]
    out = []
    for k in range(vol.shape[0]):
        d = base(study, num, k + 1, sop, mod)
        d.SeriesDescription = desc
        d.ImageType = ["ORIGINAL", "PRIMARY", "AXIAL"]
        d.PatientPosition = "HFS"
        d.Rows = d.Columns = n
        d.PixelSpacing = [px, px]
        d.SliceThickness = dz
        d.SpacingBetweenSlices = dz
        d.ImageOrientationPatient = [1, 0, 0, 0, 1, 0]
        zpos = (k - vol.shape[0] / 2 + 0.5) * dz
        d.ImagePositionPatient = [(-n / 2 + 0.5) * px, (-n / 2 + 0.5) * px, zpos]
        d.SliceLocation = zpos
        d.SamplesPerPixel = 1
        d.PhotometricInterpretation = "MONOCHROME2"
        d.BitsAllocated = 16
        d.BitsStored = 16
        d.HighBit = 15
        d.PixelRepresentation = 1
        d.RescaleIntercept = inter
        d.RescaleSlope = slope
        d.RescaleType = "HU" if mod == "CT" else "BQML"
        d.WindowCenter = wc
        d.WindowWidth = ww
        if mod == "CT":
            d.KVP = "120"
            d.XRayTubeCurrent = "180"
            d.ConvolutionKernel = "PHANTOM"
            d.BodyPartExamined = "CHEST"
        if extra:
            extra(d, k)
        d.PixelData = vol[k].astype("<i2").tobytes()
        d["PixelData"].VR = "OW"
        save(d, vol)
        out.append(d)
    return out


def main():
    os.makedirs(OUT, exist_ok=True)
    A = dict(
        n=1,
        name="Phantom^Chest",
        pid="PHANTOM-001",
        date="20250912",
        acc="SYN0001",
        desc="CT Chest (synthetic)",
    )
    B = dict(
        n=2,
        name="Phantom^Chest",
        pid="PHANTOM-001",
        date="20250310",
        acc="SYN0002",
        desc="CT Chest prior (synthetic)",
    )
    C = dict(
        n=3,
        name="Phantom^Fusion",
        pid="PHANTOM-002",
        date="20250914",
        acc="SYN0003",
        desc="PET/CT (synthetic)",
    )
    v1, m = phantom(9.0, 1)
    v0, _ = phantom(6.0, 1)
    ct = series(A, 1, v1, PX, DZ, "CT", CT_, "Chest 3.5 mm soft")
    sharp = np.clip(v1.astype("f4") + 0.8 * (v1 - gaussian_filter(v1.astype("f4"), (0, 1, 1))), -1024, 3071)
    series(A, 2, sharp.round().astype("i2"), PX, DZ, "CT", CT_, "Chest 3.5 mm lung", wc=-600, ww=1500)
    series(B, 1, v0, PX, DZ, "CT", CT_, "Chest 3.5 mm soft")
    series(C, 1, v1, PX, DZ, "CT", CT_, "CT WB (synthetic)")
    # PET 128x128, same frame of reference, Bq/ml
    act = np.where(m["body"], 1800.0, 0)
    act[m["lungR"] | m["lungL"]] = 900
    act[m["heart"]] = 9000
    act[m["liver"]] = 6500
    act[m["nod"]] = 42000
    act = gaussian_filter(act, (1.2, 2.6, 2.6))
    act = act.reshape(Z, 128, 2, 128, 2).mean((2, 4))
    rng = np.random.default_rng(7)
    act = np.clip(
        act + gaussian_filter(rng.normal(0, 1, act.shape), (0.6, 1, 1)) * np.sqrt(act + 50) * 12, 0, None
    )

    def pet(d, k):
        d.Units = "BQML"
        d.DecayCorrection = "START"
        d.CorrectedImage = ["NORM", "DTIM", "ATTN", "SCAT", "DECY"]
        d.SeriesType = ["WHOLE BODY", "IMAGE"]
        d.CountsSource = "EMISSION"
        d.FrameReferenceTime = "0"
        d.ActualFrameDuration = "120000"
        d.ImageIndex = k + 1
        d.NumberOfSlices = Z
        d.DecayFactor = "1"
        r = Dataset()
        r.Radiopharmaceutical = "FDG"
        r.RadiopharmaceuticalStartTime = "092000.00"
        r.RadionuclideTotalDose = "350000000"
        r.RadionuclideHalfLife = "6586.2"
        r.RadionuclidePositronFraction = "0.97"
        r.RadiopharmaceuticalStartDateTime = C["date"] + "092000.00"
        d.RadiopharmaceuticalInformationSequence = [r]

    series(
        C,
        2,
        np.round(act / 1.70531).astype("i2"),
        PX * 2,
        DZ,
        "PT",
        PT_,
        "PET WB Corrected (synthetic)",
        pet,
        slope=1.70531,  # the viewer rounds the SUV of images whose greatest value is an integer
        wc=10000,
        ww=20000,
    )
    # SEG (binary, one frame per segment and slice, empty frames left out)
    from pydicom.sequence import Sequence

    def code(v, s_, m_):
        c = Dataset()
        c.CodeValue, c.CodingSchemeDesignator, c.CodeMeaning = v, s_, m_
        return Sequence([c])

    segs = [
        (
            "Nodule",
            m["nod"],
            ("27925004", "SCT", "Nodule"),
            ("49755003", "SCT", "Morphologically abnormal structure"),
            [42000, 47000, 43000],
        ),
        (
            "Liver",
            m["liver"],
            ("10200004", "SCT", "Liver"),
            ("123037004", "SCT", "Anatomical structure"),
            [38000, 38500, 40500],
        ),
        (
            "Right lung",
            m["lungR"] & ~m["nod"],  # segments of a labelmap do not overlap
            ("39607008", "SCT", "Lung"),
            ("123037004", "SCT", "Anatomical structure"),
            [44000, 30500, 26500],
        ),
        (
            "Left lung",
            m["lungL"],
            ("39607008", "SCT", "Lung"),
            ("123037004", "SCT", "Anatomical structure"),
            [47000, 26000, 38500],
        ),
    ]
    d = base(A, 3, 1, SEG_, "SEG")
    d.SeriesDescription = "Segmentation (synthetic)"
    d.ImageType = ["DERIVED", "PRIMARY"]
    d.ContentLabel = "PHANTOM"
    d.ContentDescription = "Synthetic segments"
    d.ContentCreatorName = "Synthetic"
    d.SegmentationType = "BINARY"
    d.LossyImageCompression = "00"
    d.ManufacturerModelName = "phantom"
    d.DeviceSerialNumber = "1"
    d.SoftwareVersions = "1"
    d.Rows = d.Columns = N
    d.SamplesPerPixel = 1
    d.PhotometricInterpretation = "MONOCHROME2"
    d.BitsAllocated = d.BitsStored = 1
    d.HighBit = 0
    d.PixelRepresentation = 0
    d.DimensionOrganizationType = "3D"
    do = Dataset()
    do.DimensionOrganizationUID = uid(1, 3, 50)
    d.DimensionOrganizationSequence = Sequence([do])
    di = []
    for tag in (0x0062000B, 0x00200032):
        x = Dataset()
        x.DimensionOrganizationUID = uid(1, 3, 50)
        x.DimensionIndexPointer = tag
        x.FunctionalGroupPointer = 0x0062000A if tag == 0x0062000B else 0x00209113
        di.append(x)
    d.DimensionIndexSequence = Sequence(di)
    rs = Dataset()
    rs.SeriesInstanceUID = ct[0].SeriesInstanceUID
    ri = []
    for c in ct:
        x = Dataset()
        x.ReferencedSOPClassUID = c.SOPClassUID
        x.ReferencedSOPInstanceUID = c.SOPInstanceUID
        ri.append(x)
    rs.ReferencedInstanceSequence = Sequence(ri)
    d.ReferencedSeriesSequence = Sequence([rs])
    sg = []
    for i, (lab, _, typ, cat, lab_c) in enumerate(segs, 1):
        x = Dataset()
        x.SegmentNumber = i
        x.SegmentLabel = lab
        x.SegmentAlgorithmType = "MANUAL"
        x.RecommendedDisplayCIELabValue = lab_c
        x.SegmentedPropertyCategoryCodeSequence = code(*cat)
        x.SegmentedPropertyTypeCodeSequence = code(*typ)
        sg.append(x)
    d.SegmentSequence = Sequence(sg)
    sh = Dataset()
    po = Dataset()
    po.ImageOrientationPatient = [1, 0, 0, 0, 1, 0]
    sh.PlaneOrientationSequence = Sequence([po])
    pm = Dataset()
    pm.PixelSpacing = [PX, PX]
    pm.SliceThickness = DZ
    pm.SpacingBetweenSlices = DZ
    sh.PixelMeasuresSequence = Sequence([pm])
    d.SharedFunctionalGroupsSequence = Sequence([sh])
    per, bits = [], []
    for i, sgm in enumerate(segs, 1):
        for k in range(Z):
            if not sgm[1][k].any():
                continue
            f = Dataset()
            fc = Dataset()
            fc.DimensionIndexValues = [i, k + 1]
            f.FrameContentSequence = Sequence([fc])
            pp = Dataset()
            pp.ImagePositionPatient = ct[k].ImagePositionPatient
            f.PlanePositionSequence = Sequence([pp])
            si = Dataset()
            si.ReferencedSegmentNumber = i
            f.SegmentIdentificationSequence = Sequence([si])
            der = Dataset()
            src = Dataset()
            src.ReferencedSOPClassUID = ct[k].SOPClassUID
            src.ReferencedSOPInstanceUID = ct[k].SOPInstanceUID
            src.PurposeOfReferenceCodeSequence = code(
                "121322", "DCM", "Source image for image processing operation"
            )
            der.SourceImageSequence = Sequence([src])
            der.DerivationCodeSequence = code("113076", "DCM", "Segmentation")
            f.DerivationImageSequence = Sequence([der])
            per.append(f)
            bits.append(np.packbits(sgm[1][k].ravel(), bitorder="little"))
    d.PerFrameFunctionalGroupsSequence = Sequence(per)
    d.NumberOfFrames = len(per)
    d.PixelData = np.concatenate(bits).tobytes()
    d["PixelData"].VR = "OB"
    save(d, None)
    # index: DICOM JSON metadata without pixel data
    idx = []
    for r, _, fs in sorted(os.walk(OUT)):
        for f in sorted(fs):
            if not f.endswith(".dcm"):
                continue
            p = os.path.join(r, f)
            d = pydicom.dcmread(p)
            nfr = int(d.get("NumberOfFrames", 1))
            off = None
            raw = open(p, "rb").read()
            px = bytes(d.PixelData)
            off = raw.rfind(px) if len(px) < 4e6 else raw.find(px[:4096])
            ln = len(px)
            del d.PixelData
            j = d.to_json_dict(suppress_invalid_tags=True)
            j["7FE00010"] = {"vr": "OW", "BulkDataURI": "PIXEL"}
            idx.append(
                dict(
                    file=os.path.relpath(p, OUT),
                    offset=off,
                    length=ln,
                    frames=nfr,
                    bits=int(d.BitsAllocated),
                    rows=int(d.Rows),
                    cols=int(d.Columns),
                    json=j,
                )
            )
    json.dump(idx, open(os.path.join(OUT, "index.json"), "w"))
    print(len(idx), "instances")


main()
