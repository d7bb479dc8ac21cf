//! Countries' registries, from the Public Suffix List of 2026-10-22. Made by scripts/build/suffixes.mjs.

/// Countries that register names directly under their own label.
pub(super) const FLAT: &str = " \
    ac ad ae af ag ai al am aq as at aw ax ba be bf bg bh bi bm bn bs bt bv bw by bz ca cc cd cf cg ch cl cm cn co \
    cu cw cx cz de dj dk dm ee es et eu fi fm fo fr ga gb gd gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn \
    hr ie im in io iq ir is it je ke kg kh ki kn kp kw ky kz la lb lc li lr ls lt lu lv ly ma mc md me mg mh mk mn \
    mo mp mq mr ms mt mu mx my mz na nc ne nl nr nu nz pe pf ph pm pn ps pt pw py qa re rs ru rw sa sb sc sd se sg \
    sh si sj sk sl sm sn so sr ss st su sv sx sy sz tc td tf tg th tk tl tm to tv tw ug uk uy uz va vc vg vi vu wf \
    ws ye yt zm zw ";

/// Their suffixes with rare second-level labels.
pub(super) const OTHERS: &str = "\
    off.ai commune.am gv.at of.by inf.cu nat.cu biz.et name.et aland.fi biz.gh mod.gi asso.gp mobi.gp ind.gt guam.gu \
    web.gu idv.hk tt.im tv.im mobi.ke sc.ke biz.ki rep.kp tra.kp emb.kw ind.kw int.la per.la biz.ls sc.ls conf.lv \
    med.ly press.ma asso.mc tm.mc its.me priv.me prd.mg inf.mk name.mk biz.my name.my adv.mz alt.na asso.nc biz.nr \
    i.ph ngo.ph plo.ps sec.ps coop.py name.qa asso.re in.rs coop.rw med.sa pub.sa med.sd tv.sd art.sn univ.sn biz.ss \
    red.sv in.th mi.th sc.ug us.ug police.uk gub.uy k12.vi biz.zm";
